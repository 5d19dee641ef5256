import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recaseTranscript } from './recase.ts';

function recased(...texts: string[]): string[] {
  const segments = texts.map((text, index) => ({
    index,
    startSeconds: null,
    endSeconds: null,
    speaker: null,
    text,
  }));
  return recaseTranscript(segments).segments.map((segment) => segment.text);
}

test('capitals become sentences with I, names of months, days, states and known acronyms', () => {
  expect(
    recased(
      "GOOD EVENING. I'M HERE ON MONDAY, MAY 5TH. WE MAY ASK THE EPA ABOUT NEW YORK AND OHIO, I THINK?",
    ),
  ).toEqual([
    "Good evening. I'm here on Monday, May 5th. We may ask the EPA about New York and Ohio, I think?",
  ]);
});

test('bill numbers, times and initials keep their letters', () => {
  expect(
    recased('WE TAKE UP H.R. 1047, H.RES. 668, SB 12 AND TITLE II OF THE U.S. CODE AT 6:10 PM.'),
  ).toEqual(['We take up H.R. 1047, H.Res. 668, SB 12 and title II of the U.S. code at 6:10 PM.']);
});

test('names are known by their title, and then without it', () => {
  expect(
    recased(
      'THANK YOU, MR. MCGOVERN. MS. BROWN WANTS THE BROWN CHAIRS. MAYOR DIAZ, PLEASE.',
      'I YIELD TO MAYOR DIAZ. DIAZ AND MCGOVERN AGREE. THE MAYOR SAID SO.',
    ),
  ).toEqual([
    'Thank you, Mr. McGovern. Ms. Brown wants the brown chairs. Mayor Diaz, please.',
    'I yield to Mayor Diaz. Diaz and McGovern agree. The mayor said so.',
  ]);
});

test('places are known by their state and their streets, and streets with them', () => {
  expect(
    recased(
      'WE MEET AT 315 E. KENNEDY BOULEVARD, TAMPA, FLORIDA. THE STATE WROTE TO THE CITY OF TAMPA.',
      'IT IS ON KENNEDY BOULEVARD, THE MAIN STREET OF SOUTH TAMPA, DOWN THE STREET FROM HERE.',
    ),
  ).toEqual([
    'We meet at 315 E. Kennedy Boulevard, Tampa, Florida. The state wrote to the city of Tampa.',
    'It is on Kennedy Boulevard, the main street of south Tampa, down the street from here.',
  ]);
});

test('what kind of place it is has no capital, nor has a way to do something', () => {
  expect(
    recased(
      'HILLSBOROUGH COUNTY, FLORIDA, PAYS. THE COUNTY OF HILLSBOROUGH COUNTY, FLORIDA, KNOWS.',
      'IT IS ON PRIVATE ROAD. NEAR PRIVATE ROAD THEY DRIVE TO TAMPA, FLORIDA. TAMPA DRIVE TIMES ARE LONG IN TAMPA, FLORIDA.',
    ),
  ).toEqual([
    'Hillsborough county, Florida, pays. The county of Hillsborough county, Florida, knows.',
    'It is on private road. Near private road they drive to Tampa, Florida. Tampa drive times are long in Tampa, Florida.',
  ]);
});

test('a count with a hyphen is no code', () => {
  expect(recased('IT PASSED SIX-0, AFTER A ONE-4 VOTE.')).toEqual([
    'It passed six-0, after a one-4 vote.',
  ]);
});

test('the letters of a code stay as they are', () => {
  expect(
    recased('FROM R-20 TO CMU-35, FILE TA/CPA25-03, IN MID-2024, AND/OR COVID-19 ON AGE-55 LOTS.'),
  ).toEqual([
    'From R-20 to CMU-35, file TA/CPA25-03, in mid-2024, and/or COVID-19 on age-55 lots.',
  ]);
});

test('a sentence that runs on into the next segment goes on in small letters', () => {
  expect(recased('THIS IS A SENTENCE THAT GOES', 'ON AND ENDS HERE.')).toEqual([
    'This is a sentence that goes',
    'on and ends here.',
  ]);
});

test('a text in mixed case is left alone, but labels in capitals are made names', () => {
  const { segments, from } = recaseTranscript([
    {
      index: 0,
      startSeconds: 0,
      endSeconds: 1,
      speaker: "MAYOR O'BRIEN",
      text: 'The EPA said NO to all of it.',
    },
  ]);
  expect(from).toBeNull();
  expect(segments[0]).toMatchObject({
    speaker: "Mayor O'Brien",
    text: 'The EPA said NO to all of it.',
  });
});

test('only the case of letters ever changes', () => {
  const word = fc.constantFrom(
    'MR.',
    'I',
    'H.R.',
    '1047',
    'THE',
    'MAYOR',
    "O'BRIEN",
    'ÉCOLE',
    '>>',
    '"',
    'A.M',
    'ST.',
    '…',
    '2ND',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const text = words.join(' ');
      expect(recased(text)[0]?.toUpperCase()).toBe(text.toUpperCase());
    }),
  );
});

test('small letters throughout become sentences too, with the names of members and of a roll', () => {
  expect(
    recased(
      'thank you, mr. okafor. i think commissioner lindqvist moved it. is that right, commissioner lindqvist?',
      'call the roll. trujillo, aye. okafor, no. trujillo wants the epa to answer by may 5th.',
      'board member haas? trujillo, yes. board member haas is here.',
    ),
  ).toEqual([
    'Thank you, Mr. Okafor. I think Commissioner Lindqvist moved it. Is that right, Commissioner Lindqvist?',
    'Call the roll. Trujillo, aye. Okafor, no. Trujillo wants the EPA to answer by May 5th.',
    'Board member Haas? Trujillo, yes. Board member Haas is here.',
  ]);
});

test('months and forms of address that a live captioner has in capitals are written as words are', () => {
  const lines = [
    'the minutes of OCTOBER 17 and OCTOBER 24, MADAM Clerk.',
    'On NOVEMBER 3 PRESIDENT Hale asked the NASA engineers, who MAY come on MAY 5.',
    'Thank you, MR. Ode, and MS. Roy, for DECEMBER 2025.',
  ];
  expect(recased(...lines)).toEqual([
    'the minutes of October 17 and October 24, Madam Clerk.',
    'On November 3 President Hale asked the NASA engineers, who may come on May 5.',
    'Thank you, Mr. Ode, and Ms. Roy, for December 2025.',
  ]);
  expect(recased('It is OCTOBER 17, MADAM Clerk.')).toEqual(['It is OCTOBER 17, MADAM Clerk.']);
});
