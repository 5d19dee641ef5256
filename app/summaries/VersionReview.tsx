import { Form } from 'react-router';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DraftSentences } from './DraftSentences.tsx';
import { EditDraft } from './EditDraft.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { Review } from './read-review.server.ts';
import type { ReviewedVersion } from './read-version.server.ts';
import { originWords } from './review-words.ts';
import { TranscriptPane } from './TranscriptPane.tsx';
import { type ShownVersion, VersionHistory } from './VersionHistory.tsx';
import { VotesTable } from './VotesTable.tsx';

/** What a button of this page was refused with, and what was typed. */
export type Refused = { message: string } & (
  | { intent: 'save'; markdown: string }
  | { intent: 'confirm'; index: number; reason: string }
  | { intent: 'publish'; correction?: string }
  | { intent: 'correct' | 'retry' }
);

type VersionReviewProps = {
  review: Omit<Review, 'history'> & {
    history: ShownVersion[];
    asksToPublish: boolean;
    address: string;
  };
  version: ReviewedVersion;
  refused?: Refused;
};

/** A version beside the transcript it rests on. */
export function VersionReview({ review, version, refused }: VersionReviewProps) {
  const { meeting, history, asksToPublish, address } = review;
  const labels = new Map(version.segments.map(({ index, label }) => [index, label]));
  const open = version.sentences.flatMap((each) => (each.isUnresolved ? [each.index + 1] : []));
  const shown = history.find(({ id }) => id === version.id);
  const hasTranscript = version.segments.length > 0;
  return (
    <div
      className={
        hasTranscript
          ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'
          : 'grid max-w-[52rem] gap-8'
      }
    >
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="draft-title" className="grid gap-4">
          <div>
            <h2 id="draft-title" className="section-title">
              {titleOf(version, shown?.isShownToReaders ?? false)}
            </h2>
            <p className="text-muted text-sm">
              {originWords[version.origin]} {version.sentences.length}{' '}
              {version.sentences.length === 1 ? 'sentence' : 'sentences'}.
            </p>
          </div>
          {refused && (refused.intent === 'correct' || refused.intent === 'retry') ? (
            <Notice>{refused.message}</Notice>
          ) : null}
          {version.isDraft ? (
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
          ) : null}
          {shown?.isShownToReaders ? (
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
          <div className="border-line border-t pt-4">
            <DraftSentences
              version={version}
              labels={labels}
              refused={refused?.intent === 'confirm' ? refused : undefined}
            />
          </div>
        </section>
        {version.isDraft ? (
          <EditDraft version={version} refused={refused?.intent === 'save' ? refused : undefined} />
        ) : null}
        {hasTranscript ? (
          <section aria-labelledby="votes-title">
            <h2 id="votes-title" className="section-title mb-2">
              Decisions in the record
            </h2>
            <VotesTable votes={version.votes} labels={labels} />
          </section>
        ) : null}
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="section-title mb-2">
            Versions
          </h2>
          <VersionHistory meetingId={meeting.id} history={history} shownId={version.id} />
        </section>
      </div>
      {hasTranscript ? (
        <TranscriptPane
          segments={version.segments}
          segmentCount={version.segmentCount}
          items={version.items}
        />
      ) : null}
    </div>
  );
}

function titleOf({ isDraft }: ReviewedVersion, isShownToReaders: boolean): string {
  if (isDraft) return 'Draft';
  return isShownToReaders ? 'Published summary' : 'An earlier version';
}
