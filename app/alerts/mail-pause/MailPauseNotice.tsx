import { Form } from 'react-router';
import type { MailPause } from '#app/accounts/viewer.server.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

const why: Record<MailPause, string> = {
  bounced: 'Several messages to it came back as undeliverable.',
  complained: 'One of our messages was reported as unwanted.',
};

/** For a reader whom mail no longer reaches: why, and how to have it again. */
export function MailPauseNotice({ pause, email }: { pause: MailPause; email: string }) {
  return (
    <Notice title="We stopped sending you mail">
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">
          Your address is {email}. {why[pause]} What you follow and your saved searches are kept;
          what came meanwhile is on your pages.
        </p>
        <Form method="post" action="/settings/mail">
          <SubmitButton
            small
            variant="secondary"
            name="intent"
            value="resume"
            formAction="/settings/mail"
            pendingLabel="Switching on..."
          >
            Send Me Mail Again
          </SubmitButton>
        </Form>
      </div>
    </Notice>
  );
}
