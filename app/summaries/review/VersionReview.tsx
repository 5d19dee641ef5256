import { sections } from '../draft.ts';
import { DeskCases } from './cases/DeskCases.tsx';
import { splitChoices } from './cases/split-choices.ts';
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
  const edited = version.cases[review.editsCase ?? -1];
  const open = version.sentences.flatMap(({ index, open: mark }) =>
    mark ? { number: index + 1, mark } : [],
  );
  return (
    <ReviewDesk
      // Of the meeting before nothing stays: no sentence in hand, and no question that is open.
      key={id}
      version={onDesk(version)}
      meeting={{ id, title, governmentBody }}
      open={open}
      address={review.address}
      order={review.order}
      editsVote={review.editsVote}
      editsFact={review.editsFact}
      addsTo={review.addsTo}
      mending={review.mending}
      spread={review.spread}
      top={
        <>
          <DraftTop review={review} version={version} open={open} />
          <DeskCases
            version={{ id: version.id, revision: version.revision, isDraft: version.isDraft }}
            cases={version.cases}
            opening={version.sentences
              .filter(({ section }) => section === sections.inShort)
              .map(({ index, open: mark }) => ({ index, open: mark }))}
            edited={review.editsCase}
            addsTo={review.addsTo}
            splitChoices={edited ? splitChoices(edited, version) : []}
            address={review.address}
            spread={review.spread}
          />
        </>
      }
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
