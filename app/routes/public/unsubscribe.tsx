import { data, Form, redirect } from 'react-router';
import { setCorrectionMail } from '#app/accounts/mail-preferences.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readUnsubscribeLink } from '#app/platform/mail/unsubscribe-link.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { hydrate: false };

/** Looking ends nothing: programs that check the links in mail look at them too. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isGood = readUnsubscribeLink(searchParams) !== null;
  const isDone = searchParams.has('done');
  const status = isGood || !searchParams.has('token') ? 200 : 400;
  return data({ isGood, isDone }, { status });
}

/** Also what a mail program sends by itself when its own button is pressed (RFC 8058). */
export async function action({ request }: Route.ActionArgs) {
  const reader = readUnsubscribeLink(new URL(request.url).searchParams);
  if (reader === null) throw data({ message: 'This link is not whole.' }, { status: 400 });
  await setCorrectionMail(reader, false);
  return redirect('/unsubscribe?done=1');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { isGood, isDone } = loaderData;
  return (
    <PageFrame width="reading">
      <PrivateMeta title="E-mail about corrections" />
      <PageHeading title="E-mail about corrections" />
      {isDone ? (
        <p>You get no more mail about corrections. You can switch it on again in your settings.</p>
      ) : isGood ? (
        <Form method="post" className="form-stack">
          <p>
            You get an e-mail when a summary is corrected that you keep notes on or have shared.
          </p>
          <div className="button-row">
            <SubmitButton>End This Mail</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>This link is not whole. Copy all of it from the message, or use your settings.</p>
          <div className="button-row mt-4">
            <LinkButton to="/settings#email">Settings</LinkButton>
          </div>
        </>
      )}
    </PageFrame>
  );
}
