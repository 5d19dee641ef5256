import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import type { Viewer } from '../viewer.server.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';
import { codeForm, passwordAndCodeForm, passwordForm } from './second-factor-form.ts';
import { wrongCode } from './second-factor-words.ts';
import { beginSetUp, finishSetUp, forgetSetUp } from './set-up.server.ts';
import { turnOff } from './turn-off.server.ts';

type Intent = 'begin' | 'confirm' | 'renew' | 'turn-off';

export type SecondFactorOutcome =
  | { said: string | null; codes: string[] | null; cookies: string[] }
  | { refused: Intent; lastResult: SubmissionResult; status: number };

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
  const { viewer, form, request, address } = sent;
  const { userId, sessionId } = viewer;
  switch (form.get('intent')) {
    case 'begin':
      return submit('begin', passwordForm, form, async ({ password }) => ({
        cookies: [await beginSetUp({ userId, sessionId, password })],
      }));
    case 'cancel':
      return { said: null, codes: null, cookies: [await forgetSetUp()] };
    case 'confirm':
      return submit('confirm', codeForm, form, ({ code }) =>
        finishSetUp({ userId, sessionId, request, code, address }),
      );
    case 'renew':
      return submit('renew', passwordAndCodeForm, form, async (shown) => ({
        codes: await renewRecoveryCodes({ userId, ...shown, address }),
      }));
    case 'turn-off':
      return submit('turn-off', passwordAndCodeForm, form, async (shown) => ({
        said: 'The second factor is off.',
        cookies: [await turnOff({ userId, sessionId, ...shown, address })],
      }));
    default:
      throw new AppError('invalid', 'This form is not known. Reload the page and try again.');
  }
}

type Done = { said?: string; codes?: string[]; cookies?: string[] };

async function submit<T extends { password?: string; code?: string }>(
  intent: Intent,
  schema: z.ZodType<T>,
  form: FormData,
  work: (value: T) => Promise<Done>,
): Promise<SecondFactorOutcome> {
  const submission = parseWithZod(form, { schema });
  const hideFields = ['password', 'code'];
  if (submission.status !== 'success') {
    return { refused: intent, lastResult: submission.reply({ hideFields }), status: 400 };
  }
  try {
    const { said = null, codes = null, cookies = [] } = await work(submission.value);
    return { said, codes, cookies };
  } catch (error) {
    const refusal = refusalOf(error, 'Nothing was changed. Please try again.');
    const { message, status, code } = refusal;
    const field = message === wrongCode ? 'code' : 'password';
    const errors =
      code === 'invalid' ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
    return {
      refused: intent,
      lastResult: submission.reply({ hideFields, ...errors }),
      status,
    };
  }
}
