import { Form } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { ReviewedVersion } from './read-version.server.ts';

type SaveListProps = { version: Pick<ReviewedVersion, 'id' | 'revision' | 'saves'> };

/** The last saves of a draft; what it said before any of them can be brought back. */
export function SaveList({ version }: SaveListProps) {
  if (version.saves.length === 0) return null;
  return (
    <Disclosure
      label={<span className="font-semibold">Saves of this draft ({version.saves.length})</span>}
      className="border-line border-b py-3"
    >
      <ol className="row-list mt-2">
        {version.saves.map(({ revision, change, by, when }) => (
          <li key={revision}>
            <span className="min-w-0">
              <span className="block">{change}</span>
              <span className="row-list-note block">{by ? `${by}, ${when}` : when}</span>
            </span>
            <Form method="post" preventScrollReset className="flex-none">
              <input type="hidden" name="versionId" value={version.id} />
              <input type="hidden" name="revision" value={version.revision} />
              <input type="hidden" name="to" value={revision} />
              <SubmitButton
                name="intent"
                value="bring-back"
                variant="quiet"
                small
                aria-label={`Go Back to before: ${change}`}
              >
                Go Back
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
