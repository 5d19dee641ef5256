import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { type SeatEnding, seatEndings, seatPath } from './seat-words.ts';

type EndSeatProps = { seatId: string; ending: SeatEnding };

/** Asks, and then ends a seat. */
export function EndSeat({ seatId, ending, of }: EndSeatProps & { of: string }) {
  const { title, text, short } = seatEndings[ending];
  return (
    <ConfirmDialog
      title={title}
      description={text}
      trigger={{
        label: (
          <>
            {short}
            <span className="sr-only">: {of}</span>
          </>
        ),
        small: true,
        fallbackHref: seatPath(seatId),
      }}
      actions={<EndSeatForm seatId={seatId} ending={ending} />}
    />
  );
}

/** The one button that does it; on the page that asks where no script runs, and in the dialog. */
export function EndSeatForm({ seatId, ending }: EndSeatProps) {
  const { button, pending } = seatEndings[ending];
  return (
    <Form method="post" action={seatPath(seatId)}>
      <SubmitButton variant="danger" formAction={seatPath(seatId)} pendingLabel={pending}>
        {button}
      </SubmitButton>
    </Form>
  );
}
