import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect, replace } from 'react-router';
import { CodeForm } from '#app/accounts/second-factor/CodeForm.tsx';
import { NeedsScript } from '#app/accounts/second-factor/passkeys/NeedsScript.tsx';
import { PasskeySignIn } from '#app/accounts/second-factor/passkeys/PasskeySignIn.tsx';
import {
  findPendingSignIn,
  finishSignIn,
  forgetPendingSignIn,
  stepUp,
} from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { readSecondFactor } from '#app/accounts/second-factor/read-second-factor.server.ts';
import { codeForm, passkeyForm } from '#app/accounts/second-factor/second-factor-form.ts';
import {
  expired,
  setUpPath,
  withWayOn,
  wrongCode,
} from '#app/accounts/second-factor/second-factor-words.ts';
import { endSession } from '#app/accounts/sessions.server.ts';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf, refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/second-factor';
import { arrive, landing } from './arrive.server.ts';

export const handle = { toastPosition: 'top-center' };

/** It shows how far a sign-in has come. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: Route.LoaderArgs) {
  const asker = await whoAsks(request, context);
  const factor = await orErrorPage(readSecondFactor(asker.userId));
  const search = new URL(request.url).searchParams;
  const isRecovery = search.get('by') === 'recovery';
  if (isRecovery) search.delete('by');
  else search.set('by', 'recovery');
  return {
    way: isRecovery
      ? ('recovery' as const)
      : factor?.hasApp
        ? ('app' as const)
        : ('passkey' as const),
    hasPasskey: (factor?.passkeys.length ?? 0) > 0,
    asker: asker.viewer ? ('session' as const) : ('sign-in' as const),
    // To the other way, with all that the sign-in leads to.
    otherWay: `?${search}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const asker = await whoAsks(request, context);
  const form = await readForm(request);
  const isPasskey = form.has('passkey');
  const submission = parseWithZod(form, { schema: isPasskey ? passkeyForm : codeForm });
  const hideFields = ['code', 'passkey'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, { status: 400 });
  }
  const shown = { ...submission.value, address: context.get(requestFacts).clientAddress };
  const { from, plan } = readAddress(request);
  try {
    if (asker.viewer) {
      const cookie = await stepUp({ ...asker.viewer, ...shown });
      const isAdmin = asker.viewer.tier === 'admin';
      return replace(landing(from, { isAdmin }), { headers: { 'Set-Cookie': cookie } });
    }
    const userAgent = request.headers.get('user-agent');
    const signedIn = await finishSignIn({ secret: asker.pending, userAgent, ...shown });
    await endSession(request);
    return await arrive({
      ...{ request, context, userId: signedIn.userId, plan, cookies: signedIn.cookies },
      to: landing(from, signedIn),
      said: 'Successfully signed in!',
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'signed-out')
      throw await beginAgain(request, context);
    if (isPasskey) {
      const { message, status } = refusalOf(error, failed);
      return data({ passkeyRefused: message }, { status });
    }
    return refuseForm({
      submission,
      error,
      failed,
      hideFields,
      fieldOf: ({ message }) => message === wrongCode && 'code',
    });
  }
}

const failed = 'An error occurred while signing in. Please try again.';

type Context = Route.LoaderArgs['context'];

/**
 * Somebody whose password was right, or an admin whose session has yet to show a code.
 * @throws a redirect for everybody else
 */
async function whoAsks(request: Request, context: Context) {
  const pending = await findPendingSignIn(request);
  if (pending) return { userId: pending.userId, pending: pending.secret };
  const viewer = context.get(viewerContext);
  const { from } = readAddress(request);
  if (!viewer) throw await beginAgain(request, context);
  if (!viewer.awaitsSecondFactor) throw redirect(landing(from, viewer));
  if ((await readSecondFactor(viewer.userId)) === null) throw redirect(withWayOn(setUpPath, from));
  return { userId: viewer.userId, viewer };
}

/** Back to the password, with what the sign-in was to lead to. */
async function beginAgain(request: Request, context: Context): Promise<Response> {
  if (request.method === 'POST') showToast(context, 'error', expired);
  const { from, plan } = readAddress(request);
  const search = new URLSearchParams({ ...(from ? { from } : {}), ...(plan ? { plan } : {}) });
  return redirect(search.size > 0 ? `/auth?${search}` : '/auth', {
    headers: { 'Set-Cookie': await forgetPendingSignIn() },
  });
}

function readAddress(request: Request) {
  const search = new URL(request.url).searchParams;
  return { from: search.get('from'), plan: search.get('plan') };
}

const ways = {
  app: {
    title: 'Enter your code',
    lead: `Open your authenticator app: it shows a code for ${brand.name}.`,
    kind: 'authenticator',
    other: 'Use a recovery code',
  },
  passkey: {
    title: 'Use your passkey',
    lead: 'Your browser asks for it: by the lock of your device, your telephone or a security key.',
    kind: null,
    other: 'Use a recovery code',
  },
  recovery: {
    title: 'Enter a recovery code',
    lead: 'You were shown ten of them when you set up the second factor.',
    kind: 'recovery',
    other: 'Use your second factor',
  },
} as const;

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { way, hasPasskey, asker, otherWay } = loaderData;
  const { title, lead, kind, other } = ways[way];
  return (
    <PageFrame width="reading" className="max-w-[30rem]">
      <PrivateMeta title="Second Factor" />
      <PageHeading title={title} lead={lead} />
      {kind ? <CodeForm key={kind} kind={kind} /> : <NeedsScript>Use a recovery code.</NeedsScript>}
      {hasPasskey && way !== 'recovery' ? (
        <div className="mt-6">
          <PasskeySignIn asker={asker} isOnly={way === 'passkey'} />
        </div>
      ) : null}
      <p className="mt-6">
        <Link to={otherWay} replace>
          {other}
        </Link>
      </p>
      {way === 'recovery' ? (
        <p className="mt-3 text-muted text-sm">
          You have neither? Write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </p>
      ) : null}
    </PageFrame>
  );
}
