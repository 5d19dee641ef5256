import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { feedsPath } from './feed-paths.ts';

type MakeAddressProps = {
  /** The saved search that it is for; null for what is followed. */
  searchId: string | null;
  label: string;
};

/** Makes addresses, which the page of all of them then shows. */
export function MakeAddress({ searchId, label }: MakeAddressProps) {
  return (
    <Form method="post" action={feedsPath}>
      <input type="hidden" name="search" value={searchId ?? ''} />
      <SubmitButton formAction={feedsPath} variant="secondary" pendingLabel="Making...">
        {label}
      </SubmitButton>
    </Form>
  );
}
