import { Form } from 'react-router';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { sidesOf, tallyOf } from '../account/vote-words.ts';
import type { HeardOffer } from '../heard-count.ts';
import type { ShownVote } from '../vote-rows.server.ts';

type HeardCountOfferProps = {
  version: { id: string; revision: number };
  vote: ShownVote;
  offer: HeardOffer;
};

/** How a vote went by the language model, with the words it heard, for the editor to put in. */
export function HeardCountOffer({ version, vote, offer }: HeardCountOfferProps) {
  const title = `heard-${vote.index}`;
  return (
    <Form
      method="post"
      preventScrollReset
      className="panel my-2 grid gap-2 text-base max-sm:p-3"
      aria-labelledby={title}
    >
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name="index" value={vote.index} />
      <p id={title} className="font-semibold">
        {`The language model heard ${unbrokenTallies((offer.tally && tallyOf({ ...vote, ...offer.tally })) ?? 'who voted how')}`}
      </p>
      {sidesOf(offer.rollCall).map(({ side, names }) => (
        <p key={side}>{`${side}: ${names.join(', ')}`}</p>
      ))}
      <p className="text-muted text-sm">{offer.quotes.map((quote) => `“${quote}”`).join(' ')}</p>
      <div className="button-row">
        <SubmitButton name="intent" value="count-vote" small pendingLabel="Saving...">
          Put It In
        </SubmitButton>
        <SubmitButton
          name="intent"
          value="leave-count-vote"
          variant="secondary"
          small
          pendingLabel="Saving..."
        >
          Leave It Out
        </SubmitButton>
      </div>
    </Form>
  );
}
