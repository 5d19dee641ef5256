import { data, Form } from 'react-router';
import { endMail } from '#app/alerts/end-mail.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import type { EndableMail } from '#app/platform/mail/mail-message.ts';
import { readUnsubscribeLink } from '#app/platform/mail/unsubscribe-link.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { hydrate: false };

const words: Record<EndableMail, { title: string; what: string; ended: string }> = {
  corrections: {
    title: 'E-mail about corrections',
    what: 'You get an e-mail when a summary is corrected that you keep notes on or have shared.',
    ended: 'You get no more mail about corrections.',
  },
  summaries: {
    title: 'E-mail about new summaries',
    what: 'You get an e-mail when summaries of the bodies you follow are published, and about what these have before them.',
    ended: 'You get no more mail about new summaries.',
  },
  changes: {
    title: 'E-mail about changed meetings',
    what: 'You get an e-mail when a meeting that you follow is moved, cancelled or changed.',
    ended: 'You get no more mail about changed meetings.',
  },
  alerts: {
    title: 'E-mail about saved searches',
    what: 'You get an e-mail when one of your saved searches finds something new. The searches stay, switched off.',
    ended: 'You get no more mail about your saved searches.',
  },
  matters: {
    title: 'E-mail about matters',
    what: 'You get an e-mail when a matter that you follow is on an agenda or was decided. You go on following it.',
    ended: 'You get no more mail about the matters you follow.',
  },
  digests: {
    title: 'E-mail about what you follow',
    what: 'You get an e-mail about new summaries, changed meetings, what your saved searches find and the matters you follow. The searches stay, switched off.',
    ended:
      'You get no more mail about new summaries, changed meetings, your saved searches and your matters.',
  },
};

/** Looking ends nothing: programs that check the links in mail look at them too. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const link = readUnsubscribeLink(searchParams);
  const status = link || !searchParams.has('token') ? 200 : 400;
  return data({ kind: link?.kind ?? 'corrections', isGood: link !== null }, { status });
}

/**
 * Also what a mail program sends by itself when its own button is pressed: it is answered with this
 * page, as such programs follow no redirect (RFC 8058, section 3.1).
 */
export async function action({ request }: Route.ActionArgs) {
  const link = readUnsubscribeLink(new URL(request.url).searchParams);
  if (link === null) throw data({ message: 'This link is not whole.' }, { status: 400 });
  await endMail(link);
  return { isDone: true };
}

export function ServerComponent({ loaderData, actionData }: Route.ServerComponentProps) {
  const { kind, isGood } = loaderData;
  const { title, what, ended } = words[kind];
  return (
    <PageFrame width="reading">
      <PrivateMeta title={title} />
      <PageHeading title={title} />
      {actionData?.isDone ? (
        <p>{ended} You can switch it on again in your settings.</p>
      ) : isGood ? (
        <Form method="post" className="form-stack">
          <p>{what}</p>
          <div className="button-row">
            <SubmitButton>End This Mail</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>This link is not whole. Copy all of it from the message, or use your settings.</p>
          <div className="button-row mt-4">
            <LinkButton to="/settings/mail">Settings</LinkButton>
          </div>
        </>
      )}
    </PageFrame>
  );
}
