import { Form, Link } from 'react-router';
import { followFirstPath, selectionPath } from '#app/entities/selection-path.ts';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type FollowFoundProps = {
  body: { id: string; title: string };
  isReader: boolean;
  /** The search, to come back to. */
  here: string;
};

/** Follows a body that was found; the selection says so where the reader's plan does not allow it. */
export function FollowFound({ body: { id, title }, isReader, here }: FollowFoundProps) {
  if (!isReader) {
    const from = followFirstPath({ id, title });
    return (
      <Link to={`/auth?${new URLSearchParams({ from })}`}>
        Sign in to follow<span className="sr-only"> {title}</span>
      </Link>
    );
  }
  return (
    <Form method="post" action={selectionPath}>
      <input type="hidden" name="add" value={id} />
      <input type="hidden" name="from" value={here} />
      <SubmitButton
        small
        variant="secondary"
        name="follow-one"
        value={id}
        formAction={selectionPath}
        pendingLabel="Following..."
      >
        Follow<span className="sr-only"> {title}</span>
      </SubmitButton>
    </Form>
  );
}
