import { DraftAgain } from './DraftAgain.tsx';
import { DraftTop } from './DraftTop.tsx';
import { onDesk } from './desk-version.ts';
import { EditDraft } from './EditDraft.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';
import type { ReviewedVersion } from './read-version.server.ts';
import { SaveList } from './SaveList.tsx';
import type { ShownReview } from './shown-review.ts';
import { VersionHistory } from './VersionHistory.tsx';

type VersionReviewProps = { review: ShownReview; version: ReviewedVersion };

/** A version beside the transcript it rests on: read, mended and published sentence by sentence. */
export function VersionReview({ review, version }: VersionReviewProps) {
  const { id, title, governmentBody } = review.meeting;
  const open = version.sentences.flatMap((each) => (each.isUnresolved ? [each.index + 1] : []));
  return (
    <ReviewDesk
      version={onDesk(version)}
      meeting={{ id, title, governmentBody }}
      open={open}
      address={review.address}
      editsVote={review.editsVote}
      mending={review.mending}
      spread={review.spread}
      top={<DraftTop review={review} version={version} open={open} />}
      forms={version.isDraft ? <DraftForms version={version} /> : null}
      history={
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="section-title mb-2">
            Versions
          </h2>
          <VersionHistory meetingId={id} history={review.history} shownId={version.id} />
        </section>
      }
    />
  );
}

/** What can be done to a draft as a whole. */
function DraftForms({ version }: { version: ReviewedVersion }) {
  const { id, revision, markdown, isTouched, hasAgenda } = version;
  return (
    <div>
      <EditDraft version={{ id, revision, markdown }} />
      {version.canDraftAgain ? (
        <DraftAgain version={{ id, revision, isTouched, hasAgenda }} />
      ) : null}
      <SaveList version={version} />
    </div>
  );
}
