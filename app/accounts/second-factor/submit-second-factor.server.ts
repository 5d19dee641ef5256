import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import type { Viewer } from '../viewer.server.ts';
import { addPasskey, beginPasskey, forgetBegunPasskey } from './passkeys/add-passkey.server.ts';
import { newPasskeyForm } from './passkeys/passkey-form.ts';
import { notAdded, wrongPasskey } from './passkeys/passkey-words.ts';
import { readSecondFactor } from './read-second-factor.server.ts';
import { removeFactor } from './remove-factor.server.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';
import {
  codeForm,
  passwordAndCodeForm,
  passwordAndPasskeyForm,
  passwordForm,
} from './second-factor-form.ts';
import { type FactorIntent, wrongCode } from './second-factor-words.ts';
import { beginSetUp, finishSetUp, forgetSetUp } from './set-up.server.ts';
import { turnOff } from './turn-off.server.ts';
import type { Proof } from './with-factor.server.ts';

export type SecondFactorOutcome =
  | { said: string | null; codes: string[] | null; cookies: string[] }
  | { refused: FactorIntent; lastResult: SubmissionResult; status: number };

type Sent = {
  viewer: Viewer;
  form: FormData;
  request: Request;
  /** Where the request comes from. */
  address: string;
};

/**
 * Does what one of the forms of the page asks for. `said` is for a toast, `codes` are shown once.
 * @throws AppError invalid for a form that the page does not have
 */
export async function submitSecondFactor(sent: Sent): Promise<SecondFactorOutcome> {
  const { form, request } = sent;
  switch (form.get('intent')) {
    case 'begin':
      return submit('begin', await beginForm(sent), sent, async (shown) => ({
        cookies: [await beginSetUp(shown), await forgetBegunPasskey()],
      }));
    case 'begin-passkey':
      return submit('begin-passkey', await beginForm(sent), sent, async (shown) => ({
        cookies: [await beginPasskey(shown), await forgetSetUp()],
      }));
    case 'cancel':
      return {
        ...{ said: null, codes: null },
        cookies: [await forgetSetUp(), await forgetBegunPasskey()],
      };
    case 'confirm':
      return submit('confirm', codeForm, sent, async (shown) => ({
        said: 'Your authenticator app is set up.',
        ...(await finishSetUp({ ...shown, request })),
      }));
    case 'add-passkey':
      return submit('add-passkey', newPasskeyForm, sent, async (shown) => ({
        said: 'The passkey was added.',
        ...(await addPasskey(shown)),
      }));
    case 'renew':
      return submit('renew', ownerForm(form), sent, async (shown) => ({
        codes: await renewRecoveryCodes(shown),
      }));
    case 'remove':
      return submit('remove', ownerForm(form), sent, async (shown) => {
        const { isLast, cookie } = await removeFactor({ ...shown, removed: removedBy(form) });
        return { said: isLast ? off : 'It was removed.', cookies: [cookie] };
      });
    case 'turn-off':
      return submit('turn-off', ownerForm(form), sent, async (shown) => ({
        said: off,
        cookies: [await turnOff(shown)],
      }));
    default:
      throw new AppError('invalid', 'This form is not known. Reload the page and try again.');
  }
}

const off = 'The second factor is off.';

type Password = { password: string };

/** The password, and what the form brings for the factor. */
const ownerForm = (form: FormData): z.ZodType<Password & Proof> =>
  form.has('passkey') ? passwordAndPasskeyForm : passwordAndCodeForm;

/** The same, but for an account that has no factor yet. */
async function beginForm({
  viewer,
  form,
}: Sent): Promise<z.ZodType<Password & (Proof | { code?: undefined })>> {
  return (await readSecondFactor(viewer.userId)) === null ? passwordForm : ownerForm(form);
}

const factor = z.string().max(100).catch('');

function removedBy(form: FormData) {
  const named = factor.parse(form.get('factor'));
  return named === 'app' ? named : { passkeyId: named };
}

type Done = { said?: string; codes?: string[] | null; cookies?: string[] };
type From = { userId: string; sessionId: string; address: string };

async function submit<T>(
  intent: FactorIntent,
  schema: z.ZodType<T>,
  { viewer, form, address }: Sent,
  work: (value: T & From) => Promise<Done>,
): Promise<SecondFactorOutcome> {
  const { userId, sessionId } = viewer;
  const submission = parseWithZod(form, { schema });
  const hideFields = ['password', 'code', 'passkey', 'made'];
  if (submission.status !== 'success') {
    return { refused: intent, lastResult: submission.reply({ hideFields }), status: 400 };
  }
  try {
    const done = await work({ ...submission.value, userId, sessionId, address });
    const { said = null, codes = null, cookies = [] } = done;
    return { said, codes, cookies };
  } catch (error) {
    const refusal = refusalOf(error, 'Nothing was changed. Please try again.');
    const { message, status, code } = refusal;
    const field = message === wrongCode ? 'code' : 'password';
    const isOfField = code === 'invalid' && message !== wrongPasskey && message !== notAdded;
    const errors = isOfField ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
    return {
      refused: intent,
      lastResult: submission.reply({ hideFields, ...errors }),
      status,
    };
  }
}
