'use client';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DifferenceParts } from './DifferenceParts.tsx';
import { keysOfForm } from './keys-of-form.ts';
import { placeOnDesk } from './place-on-desk.ts';
import type { Spread } from './spread.server.ts';

type SpreadOfferProps = {
  version: { id: string; revision: number };
  spread: Spread;
  /** The page without the offer. */
  back: string;
};

/** Offers to change what a save changed wherever else it stands, place by place. */
export function SpreadOffer({ version, spread, back }: SpreadOfferProps) {
  const { save, terms, places } = spread;
  return (
    <Form
      method="post"
      preventScrollReset
      className="panel mt-2 grid gap-3 text-base max-sm:p-3"
      aria-labelledby="spread-title"
      onKeyDown={keysOfForm({ button: 'spread' })}
    >
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name="save" value={save} />
      <fieldset className="grid gap-2">
        <legend id="spread-title" className="font-semibold">
          {`Change ${terms.map(({ from, to }) => `“${from}” to “${to}”`).join(', ')} here too?`}
        </legend>
        {places.map(({ key, where, parts }) => (
          <label key={key} className="difference-choice">
            <input type="checkbox" name="places" value={key} defaultChecked />
            <span className="min-w-0">
              <span className="block text-muted text-sm">{where}</span>
              <span className="difference-text font-serif [overflow-wrap:anywhere]">
                <DifferenceParts parts={parts} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="button-row">
        <SubmitButton name="intent" value="spread" small pendingLabel="Changing...">
          Change Them
        </SubmitButton>
        <LinkButton to={back + hashOf(spread)} small preventScrollReset>
          Leave Them
        </LinkButton>
      </div>
    </Form>
  );
}

/** Where the save wrote. */
function hashOf({ sentence, vote, fact, case: place }: Spread): string {
  if (sentence !== null) return `#${placeOnDesk.sentence(sentence)}`;
  if (vote !== null) return `#${placeOnDesk.vote(vote)}`;
  if (fact !== null) return `#${placeOnDesk.fact(fact)}`;
  return place === null ? '#draft-title' : `#${placeOnDesk.case(place)}`;
}
