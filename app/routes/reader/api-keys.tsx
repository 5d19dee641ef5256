import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link } from 'react-router';
import { checkPassword } from '#app/accounts/check-password.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { KeyForm, type MadeKey } from '#app/api/keys/KeyForm.tsx';
import { KeyList } from '#app/api/keys/KeyList.tsx';
import { keyForm } from '#app/api/keys/key-form.ts';
import { allowanceWords, mayUseApi, mostKeys, notInPlan } from '#app/api/keys/key-limits.ts';
import { listKeys } from '#app/api/keys/list-keys.server.ts';
import { makeKey } from '#app/api/keys/make-key.server.ts';
import { readUsage } from '#app/api/keys/read-usage.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/api-keys';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, tier, email } = requireViewer(context, request);
  const [keys, usage] = await orErrorPage(Promise.all([listKeys(userId), readUsage(userId)]));
  return { keys, usage, tier, email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const submission = parseWithZod(await readForm(request), { schema: keyForm });
  const hideFields = ['password'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, { status: 400 });
  }
  try {
    const { name, password } = submission.value;
    await checkPassword({ userId, password });
    const made: MadeKey = { made: { name, text: await makeKey({ userId, name }) } };
    return data(made, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'No key was made. Please try again.',
      hideFields,
      fieldOf: ({ code }) => code === 'invalid' && 'password',
    });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { keys, usage, tier, email } = loaderData;
  const isIncluded = mayUseApi(tier);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="API Keys" />
      <PageHeading
        above={<BackLink to="/settings#api">Settings</BackLink>}
        title="API Keys"
        lead={
          <>
            By a key your programs read what you may read.{' '}
            <Link to="/api">What the API answers</Link>.
          </>
        }
      />
      {isIncluded ? (
        <p className="mb-6">
          Your plan has {allowanceWords(tier)}
          {usage > 0 ? `; ${usage.toLocaleString('en-US')} were made today, in UTC` : ''}.
        </p>
      ) : (
        <NotIncluded words={notInPlan(tier)} hasKeys={keys.length > 0} />
      )}
      {keys.length > 0 ? (
        <section aria-labelledby="keys" className="mb-10">
          <h2 id="keys" className="section-title mb-3">
            Your Keys
          </h2>
          <KeyList keys={keys} />
          <p className="mt-3 text-muted text-sm">
            A key works until it is revoked: changing your password ends sessions, and no keys.
          </p>
        </section>
      ) : null}
      {isIncluded ? (
        <section aria-labelledby="new">
          <h2 id="new" className="section-title mb-3">
            New Key
          </h2>
          {keys.length < mostKeys ? null : (
            <p className="mb-3">
              You have {mostKeys} keys, which is as many as there can be. Revoke one first.
            </p>
          )}
          <KeyForm email={email} />
        </section>
      ) : null}
    </PageFrame>
  );
}

function NotIncluded({ words, hasKeys }: { words: string; hasKeys: boolean }) {
  return (
    <div className="mb-8 grid gap-4">
      <Notice>
        {words}
        {hasKeys ? ' Your keys are kept, and are refused until it does again.' : ''}
      </Notice>
      <div>
        <LinkButton to="/pricing">See Plans</LinkButton>
      </div>
    </div>
  );
}
