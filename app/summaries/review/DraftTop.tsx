import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DraftOrigin } from './DraftOrigin.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { ReviewedVersion } from './read-version.server.ts';
import type { OpenSentence } from './sentence-order.ts';
import type { ShownReview } from './shown-review.ts';
import { TopRefusal } from './TopRefusal.tsx';

type DraftTopProps = {
  review: ShownReview;
  version: ReviewedVersion;
  /** The sentences that are not settled. */
  open: OpenSentence[];
};

/** What a version is, where it comes from, and the step to its readers. */
export function DraftTop({ review, version, open }: DraftTopProps) {
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
      <TopRefusal count={version.sentences.length} />
      {version.isDraft ? (
        <div data-publish>
          <PublishPanel
            version={{ id: version.id, revision: version.revision }}
            open={open}
            doubts={version.doubts}
            findings={version.findings}
            spellings={version.spellings}
            meetingId={meeting.id}
            name={[meeting.title, meeting.governmentBody].filter(Boolean).join(', ')}
            hasTitle={Boolean(meeting.title?.trim())}
            sentences={version.sentences.length}
            quotations={version.sentences.filter(({ checked }) => checked === 'quoted').length}
            notes={
              [...version.sentences, ...version.cases, ...version.votes].filter(
                ({ confirmedReason }) => confirmedReason,
              ).length
            }
            isCorrection={meeting.hasSummary}
            asks={asksToPublish}
            goesOn={review.goesOn}
            address={address}
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

function titleOf({ isDraft }: ReviewedVersion, isShownToReaders: boolean): string {
  if (isDraft) return 'Draft';
  return isShownToReaders ? 'Published summary' : 'An earlier version';
}
