import { Form } from 'react-router';
import { Notice } from '#app/ui/Notice.tsx';
import { SendAgainButton } from '#app/ui/SendAgainButton.tsx';

/** For a reader who has not followed the link in their first message. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  return (
    <Notice title="Your email address is not confirmed">
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">
          We sent a link to {email}. Until you follow it, you get no other mail from us, and you
          cannot set a new password by email.
        </p>
        <Form method="post" action="/confirm-email" preventScrollReset>
          <SendAgainButton>Send the Link Again</SendAgainButton>
        </Form>
      </div>
    </Notice>
  );
}
