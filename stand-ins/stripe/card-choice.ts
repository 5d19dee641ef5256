import { type Html, html } from '../pages/html.ts';
import type { CardBehaviour } from './world.ts';

const cards: { behaviour: CardBehaviour; last4: string; says: string }[] = [
  { behaviour: 'accepted', last4: '4242', says: 'is accepted' },
  { behaviour: 'declined', last4: '0002', says: 'will be declined' },
  {
    behaviour: 'accepted-once',
    last4: '0341',
    says: 'is accepted now and declined at the next payment',
  },
];

/** In place of a card's number: how the card behaves. */
export function cardChoice(legend: string, chosen: CardBehaviour = 'accepted'): Html {
  return html`<fieldset>
<legend>${legend}</legend>
<p class="hint">There is no card to type in. Choose how the demonstration’s card behaves.</p>
${cards.map(
  ({ behaviour, last4, says }) => html`<label class="choice">
<input type="radio" name="card" value="${behaviour}"${behaviour === chosen ? html` checked` : null}>
<span>Visa ending in ${last4} <span class="hint">${says}</span></span>
</label>
`,
)}</fieldset>`;
}

export function readCard(value: unknown): CardBehaviour {
  return cards.find(({ behaviour }) => behaviour === value)?.behaviour ?? 'accepted';
}
