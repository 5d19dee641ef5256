import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { ContactForm } from '#app/inbox/ContactForm.tsx';
import { contactForm } from '#app/inbox/contact-form.ts';
import { readContactReason } from '#app/inbox/contact-reasons.ts';
import { MessageSent } from '#app/inbox/MessageSent.tsx';
import { sendContactMessage } from '#app/inbox/send-contact-message.server.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import type { Route } from './+types/contact';

export const handle = { toasts: 'one' };

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = context.get(viewerContext);
  const sent = search.has('sent');
  const known = {
    firstName: viewer?.firstName,
    lastName: viewer?.lastName,
    email: viewer?.email,
    reason: readContactReason(search.get('reason')),
  };
  // The way home where no script runs; with one, MessageSent takes it.
  return data({ sent, known }, { headers: sent ? { Refresh: '3;url=/' } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: contactForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const address = context.get(requestFacts).clientAddress;
    await sendContactMessage({ message: submission.value, address });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'Failed to send message. Please try again later.',
    });
  }
  const thanks = "Thanks for reaching out. We'll get back to you as soon as we can!";
  showToast(context, 'success', thanks);
  return redirect('/contact?sent');
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading">
      <PublicMeta
        title="Contact Us"
        description={`Write to ${brand.name}: questions, government bodies you would like to see added, plans for a government or an enterprise.`}
        path="/contact"
        matches={matches}
      />
      <PageHeading
        title={`Contact Us · ${brand.name}`}
        lead="Questions, government bodies and meetings you would like to see added, or a subscription for a government or an enterprise: write to us."
      />
      {loaderData.sent ? (
        <Panel id="sent" title="Message Sent!">
          <MessageSent />
        </Panel>
      ) : (
        <>
          <ContactForm known={loaderData.known} />
          <p className="mt-8 text-muted">
            You can also write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
        </>
      )}
    </PageFrame>
  );
}
