/** A short record in WebVTT with one item, one vote and a deadline. */
export function makeRecord(name = 'Cedar Avenue') {
  const lines = [
    ['Chair Alvarez', 'Good evening. I call this meeting of the city council to order.'],
    [
      'Chair Alvarez',
      `Item number one is the contract for repaving ${name} from Fifth Street to the bridge.`,
    ],
    [
      'Director Osei',
      `Staff recommends the contract with Northside Paving for $1,250,000 for ${name}.`,
    ],
    [
      'Director Osei',
      'Work would begin on April 6 and the street would reopen to traffic by August 14.',
    ],
    [
      'Councilmember Brandt',
      `I move to approve the contract for repaving ${name} with Northside Paving.`,
    ],
    ['Councilmember Ito', 'Second.'],
    ['Chair Alvarez', 'The clerk will call the roll.'],
    ['Clerk', 'Councilmember Brandt?'],
    ['Councilmember Brandt', 'Aye.'],
    ['Clerk', 'Councilmember Ito?'],
    ['Councilmember Ito', 'Aye.'],
    ['Clerk', 'Councilmember Okafor?'],
    ['Councilmember Okafor', 'No.'],
    ['Clerk', 'The motion passes with two ayes and one nay.'],
    ['Chair Alvarez', 'Item number two is public comment on the library hours.'],
    [
      'Speaker',
      'The library on Main Street closes at six and working families cannot use it on weekdays.',
    ],
    ['Chair Alvarez', 'Thank you. With no further business this meeting is adjourned.'],
  ];
  const stamp = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  const cues = lines.map(
    ([speaker, text], index) =>
      `${stamp(index * 8)} --> ${stamp(index * 8 + 7)}\n<v ${speaker}>${text}`,
  );
  return new TextEncoder().encode(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}
