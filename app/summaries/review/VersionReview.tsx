'use client';
import { useRef, useState } from 'react';
import { DeskBar } from './DeskBar.tsx';
import { DeskVotes } from './DeskVotes.tsx';
import { DraftAgain } from './DraftAgain.tsx';
import { DraftSentences } from './DraftSentences.tsx';
import { DraftTop } from './DraftTop.tsx';
import { EditDraft } from './EditDraft.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import type { ReviewedVersion } from './read-version.server.ts';
import type { Refused } from './review-refusal.ts';
import { SaveList } from './SaveList.tsx';
import { SpreadOffer } from './SpreadOffer.tsx';
import type { ShownReview } from './shown-review.ts';
import { TranscriptPane } from './TranscriptPane.tsx';
import { useDesk } from './use-desk.ts';
import { useMending } from './use-mending.ts';
import { useKeysAreOn, useReviewKeys } from './use-review-keys.ts';
import { VersionHistory } from './VersionHistory.tsx';

type VersionReviewProps = { review: ShownReview; version: ReviewedVersion; refused?: Refused };

/** A version beside the transcript it rests on: read, mended and published sentence by sentence. */
export function VersionReview({ review, version, refused }: VersionReviewProps) {
  const { meeting, history, address } = review;
  const labels = new Map(version.segments.map(({ index, label }) => [index, label]));
  const open = version.sentences.flatMap((each) => (each.isUnresolved ? [each.index + 1] : []));
  const hasTranscript = version.segments.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const save = `${version.id} ${version.revision}`;
  const desk = useDesk(root, `${save} ${open.length}`);
  const [mending, mend] = useMending({ fromAddress: review.mending, save, refused });
  const [helpOpen, setHelpOpen] = useState(false);
  const [keysAreOn, switchKeys] = useKeysAreOn();
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  useReviewKeys(
    {
      j: () => desk.move(1),
      k: () => desk.move(-1),
      m: () => desk.nextMarked(1),
      e: () => {
        const row = desk.row();
        if (version.isDraft && row) mend(Number(row.dataset.sentence));
      },
      r: () => desk.row()?.querySelector<HTMLElement>('button[value=remove]')?.click(),
      c: () => {
        const confirming = desk.row()?.querySelector('details');
        if (confirming) confirming.open = true;
        confirming?.querySelector('input:not([type=hidden])')?.scrollIntoView({ block: 'nearest' });
        confirming?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      },
      u: () => find('[data-undo] button')?.click(),
      p: () => find('[data-publish] a')?.click(),
      '?': () => setHelpOpen(true),
    },
    keysAreOn,
  );
  const { spread } = review;
  const offer = spread && version.isDraft && (
    <SpreadOffer key={spread.save} version={version} spread={spread} back={address} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows links and buttons that are there
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on them is a click too
    <div
      ref={root}
      onClick={desk.onClick}
      className={hasTranscript ? 'desk' : 'grid max-w-[52rem] gap-8'}
    >
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="draft-title" className="grid gap-4">
          <DraftTop review={review} version={version} open={open} refused={refused} />
          <div>
            <DeskBar version={version} open={open} onMarked={desk.nextMarked}>
              <KeyboardHelp
                open={helpOpen}
                onOpenChange={setHelpOpen}
                keysAreOn={keysAreOn}
                onSwitch={switchKeys}
              />
            </DeskBar>
            <DraftSentences
              version={version}
              labels={labels}
              address={address}
              mending={mending}
              onMend={mend}
              refused={refused}
              under={(index) => (spread?.sentence === index ? offer : null)}
            />
          </div>
        </section>
        {version.isDraft ? (
          <div>
            <EditDraft
              version={version}
              refused={refused?.intent === 'save' ? refused : undefined}
            />
            {version.canDraftAgain ? (
              <DraftAgain
                version={version}
                refused={refused?.intent === 'draft-again' ? refused : undefined}
              />
            ) : null}
            <SaveList version={version} />
          </div>
        ) : null}
        {hasTranscript ? (
          <DeskVotes
            version={version}
            labels={labels}
            address={address}
            asked={review.editsVote}
            refused={refused}
            under={(index) =>
              spread && spread.sentence === null && spread.vote === index ? offer : null
            }
          />
        ) : null}
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="section-title mb-2">
            Versions
          </h2>
          <VersionHistory meetingId={meeting.id} history={history} shownId={version.id} />
        </section>
      </div>
      {hasTranscript ? (
        <TranscriptPane version={version} meeting={meeting} isCiting={mending !== null} />
      ) : null}
    </div>
  );
}
