'use client';
import { type ReactNode, useRef, useState } from 'react';
import { LeaveDialog } from '#app/ui/LeaveDialog.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskVotes } from './DeskVotes.tsx';
import { DraftSentences } from './DraftSentences.tsx';
import { deskKeys } from './desk-keys.ts';
import type { DeskVersion } from './desk-version.ts';
import { DeskFacts } from './facts/DeskFacts.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { SpreadOffer } from './SpreadOffer.tsx';
import type { OpenSentence } from './sentence-order.ts';
import type { ShownReview } from './shown-review.ts';
import { TranscriptPane } from './TranscriptPane.tsx';
import { DeskLeaveGuard } from './unsaved/DeskLeaveGuard.tsx';
import { useDeskGuard } from './unsaved/use-desk-guard.ts';
import { useDesk } from './use-desk.ts';
import { isAboutVote, useEditedVote } from './use-edited-vote.ts';
import { useMending } from './use-mending.ts';
import { useRefused } from './use-refused.ts';
import { useKeysAreOn, useReviewKeys } from './use-review-keys.ts';

type ReviewDeskProps = Pick<
  ShownReview,
  'address' | 'order' | 'editsVote' | 'editsFact' | 'addsTo' | 'mending' | 'spread'
> & {
  version: DeskVersion;
  meeting: { id: string; title: string | null; governmentBody: string | null };
  /** The sentences that are not settled. */
  open: OpenSentence[];
  /** What stands above the sentences, below them, and at the end. */
  top: ReactNode;
  forms: ReactNode;
  history: ReactNode;
};

/** What of a review moves with the reviewer's hand: sentences, votes and the transcript beside. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { version, meeting, open, address, order, spread, top, forms, history } = props;
  const labels = new Map(version.segments.map(({ index, label }) => [index, label]));
  const hasTranscript = version.segments.length > 0;
  const refused = useRefused();
  const root = useRef<HTMLDivElement>(null);
  const save = `${version.id} ${version.revision}`;
  const desk = useDesk(root, {
    revision: `${save} ${open.length} ${order}`,
    isRefused: refused !== undefined,
  });
  const guard = useDeskGuard(root);
  // Nobody is guarded who only reads: a guard has the router watch every step.
  const [isTypedIn, setTypedIn] = useState(refused !== undefined);
  const [mending, mend] = useMending({ fromAddress: props.mending, save, refused });
  const mendInstead = (index: number | null) => {
    if (index === null || index === mending) mend(index);
    else guard.before('sentence', () => mend(index));
  };
  const aboutVote = refused && isAboutVote(refused) ? refused : undefined;
  const [editedVote, editVote] = useEditedVote({
    version,
    asked: props.editsVote,
    refused: aboutVote,
  });
  const isCiting = [mending, editedVote, props.editsFact, props.addsTo].some((at) => at !== null);
  const [helpOpen, setHelpOpen] = useState(false);
  const [keysAreOn, switchKeys] = useKeysAreOn();
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const publish = () => {
    const asked = find('#publish');
    if (asked) asked.scrollIntoView({ block: 'nearest' });
    else find('[data-publish] a')?.click();
  };
  useReviewKeys(
    {
      j: () => desk.move(1),
      k: () => desk.move(-1),
      m: () => desk.nextMarked(1),
      e: () => {
        const row = desk.row();
        if (version.isDraft && row) mendInstead(Number(row.dataset.sentence));
      },
      r: () => desk.row()?.querySelector<HTMLElement>('button[value=remove]')?.click(),
      x: () => desk.row()?.querySelector<HTMLElement>('.desk-choice')?.click(),
      c: () => {
        const button = desk.row()?.querySelector<HTMLElement>('[data-confirm]');
        if (button) {
          desk.goOn();
          button.click();
          return;
        }
        const confirming = desk.row()?.querySelector('details');
        if (confirming) confirming.open = true;
        confirming?.querySelector('input:not([type=hidden])')?.scrollIntoView({ block: 'nearest' });
        confirming?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      },
      u: () => find('[data-undo] button')?.click(),
      p: publish,
      '?': () => setHelpOpen(true),
    },
    keysAreOn,
  );
  const offer = spread && version.isDraft && (
    <SpreadOffer key={spread.save} version={version} spread={spread} back={address} />
  );
  const hasPlace =
    spread &&
    [spread.sentence, spread.vote, spread.fact, spread.case].some((place) => place !== null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows links and buttons that are there
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on them is a click too
    <div
      ref={root}
      onClick={desk.onClick}
      onInput={() => setTypedIn(true)}
      onSubmitCapture={(event) => {
        guard.onSubmit(event);
        if (!event.defaultPrevented) desk.onSubmit(event);
      }}
      onFocus={desk.onFocus}
      className={hasTranscript ? 'desk' : 'grid max-w-[52rem] gap-8'}
    >
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="draft-title" className="desk-draft">
          {top}
          <div className="desk-sentences">
            <DeskBar
              version={version}
              open={open}
              order={order}
              address={address}
              onMarked={desk.nextMarked}
              onPublish={publish}
            >
              <KeyboardHelp
                keys={deskKeys}
                open={helpOpen}
                onOpenChange={setHelpOpen}
                keysAreOn={keysAreOn}
                onSwitch={switchKeys}
              />
            </DeskBar>
            {hasPlace ? null : offer}
            <DraftSentences
              version={version}
              labels={labels}
              address={address}
              order={order}
              mending={mending}
              onMend={mendInstead}
              refused={refused}
              under={(index) => (spread?.sentence === index ? offer : null)}
            />
          </div>
        </section>
        {forms}
        {hasTranscript ? (
          <>
            <DeskVotes
              {...{ version, labels, address }}
              edited={editedVote}
              onEdit={editVote}
              refused={aboutVote}
              onOther={(go) => guard.before('vote', go)}
              under={(index) => (spread?.vote === index ? offer : null)}
            />
            <DeskFacts
              {...{ version, labels, address, refused }}
              asked={props.editsFact}
              under={(index) => (spread?.fact === index ? offer : null)}
            />
          </>
        ) : null}
        {history}
      </div>
      {hasTranscript ? (
        <TranscriptPane
          version={version}
          meeting={meeting}
          isCiting={isCiting && version.isDraft}
        />
      ) : null}
      {isTypedIn ? <DeskLeaveGuard desk={root} /> : null}
      <LeaveDialog
        open={guard.asking}
        description="What you wrote in another form of this page has not been saved. If you go on, it is lost."
        onStay={guard.stay}
        onLeave={guard.goOn}
        leave="Go On"
      />
    </div>
  );
}
