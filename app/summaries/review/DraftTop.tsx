import { Form } from 'react-router';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DraftOrigin } from './DraftOrigin.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { ReviewedVersion } from './read-version.server.ts';
import type { Refused } from './review-refusal.ts';
import type { ShownReview } from './shown-review.ts';

type DraftTopProps = {
  review: ShownReview;
  version: ReviewedVersion;
  /** The numbers of the sentences that are not settled. */
  open: number[];
  refused?: Refused;
};

/** What a version is, where it comes from, and the step to its readers. */
export function DraftTop({ review, version, open, refused }: DraftTopProps) {
  const { meeting, history, asksToPublish, address } = review;
  const isShown = history.find(({ id }) => id === version.id)?.isShownToReaders ?? false;
  return (
    <>
      <div>
        <h2 id="draft-title" className="section-title">
          {titleOf(version, isShown)}
        </h2>
        <DraftOrigin version={version} />
      </div>
      <TopRefusal refused={refused} count={version.sentences.length} />
      {version.isDraft ? (
        <div data-publish>
          <PublishPanel
            version={version}
            open={open}
            isCorrection={meeting.hasSummary}
            asks={asksToPublish || refused?.intent === 'publish'}
            address={address}
            refused={
              refused?.intent === 'publish'
                ? { message: refused.message, correction: refused.correction ?? '' }
                : undefined
            }
          />
        </div>
      ) : null}
      {isShown ? (
        <Form method="post">
          <SubmitButton
            name="intent"
            value="correct"
            variant="secondary"
            pendingLabel="Starting..."
          >
            Correct This Summary
          </SubmitButton>
        </Form>
      ) : null}
      {version.correction ? <p>Corrected: {version.correction}</p> : null}
    </>
  );
}

/** Refusals of buttons that have no form of their own to say it in. */
function TopRefusal({ refused, count }: { refused?: Refused; count: number }) {
  if (!refused) return null;
  if (['correct', 'retry', 'remove', 'bring-back', 'spread'].includes(refused.intent)) {
    return <ErrorNotice refusal>{refused.message}</ErrorNotice>;
  }
  // The sentence that was being mended is gone; its reviewer's words are not.
  if (refused.intent === 'mend' && refused.index >= count) {
    return (
      <ErrorNotice refusal>
        <p>{refused.message}</p>
        <p className="mt-2">
          Your text: <span className="font-serif">{refused.text}</span>
        </p>
      </ErrorNotice>
    );
  }
  return null;
}

function titleOf({ isDraft }: ReviewedVersion, isShownToReaders: boolean): string {
  if (isDraft) return 'Draft';
  return isShownToReaders ? 'Published summary' : 'An earlier version';
}
