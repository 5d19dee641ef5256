'use client';
import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { readingIntents } from './reading-form.ts';

const action = '/my-meetings';

/** Marks as read all that was published until a moment: what came while the page stood open stays. */
export function MarkAllRead({ through }: { through: string }) {
  return (
    <Reading
      through={through}
      intent={readingIntents.markAll}
      label="Mark All Read"
      pendingLabel="Marking..."
    />
  );
}

/** Makes unread again what was marked. */
export function UndoMarkAll({ through }: { through: string }) {
  return (
    <Reading
      through={through}
      intent={readingIntents.undo}
      label="Undo"
      pendingLabel="Undoing..."
    />
  );
}

type ReadingProps = { through: string; intent: string; label: string; pendingLabel: string };

function Reading({ through, intent, label, pendingLabel }: ReadingProps) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="through" value={through} />
      <SubmitButton
        variant="secondary"
        small
        formAction={action}
        name="intent"
        value={intent}
        pendingLabel={pendingLabel}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
