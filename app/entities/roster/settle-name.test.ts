import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMember } from '#tests/support/make-member.ts';
import type { Member } from './roster.ts';
import { type NameSource, settleName } from './settle-name.ts';

const council = [
  makeMember('Lena Bolgarini'),
  makeMember('Kaya Champlain', { aliases: ['Jean Plane'] }),
  makeMember('Matteo Romanek'),
  makeMember('Theo Brandvold', { office: 'Mayor' }),
  makeMember('Sim Nyquist', { office: 'Mayor Pro Tem' }),
  makeMember('María de la Peña'),
  makeMember('Ana Whitcomb-Hart', { office: 'Vice Chair' }),
  makeMember('Wu', { office: 'Commissioner' }),
  makeMember('Nicole Gaudry', { office: 'City Clerk', votes: false }),
];

const shown = (heard: string, roster: Member[] = council, source?: NameSource) => {
  const settled = settleName(heard, roster, source);
  if (settled === null) return null;
  return settled.kind === 'member'
    ? settled.member.name
    : settled.candidates.map(({ name }) => name);
};

describe('a name in a record', () => {
  it.each([
    ['Council Member Bolgarini', 'Lena Bolgarini'],
    ['BOLGARINI', 'Lena Bolgarini'],
    ['Mr. Romanek', 'Matteo Romanek'],
    ['Romanek, Matteo', 'Matteo Romanek'],
    ['Matteo Romanek, Jr.', 'Matteo Romanek'],
    ['the Honorable Theo Brandvold', 'Theo Brandvold'],
    ['Ms. de la Peña', 'María de la Peña'],
    ['Councilwoman Pena', 'María de la Peña'],
    ['Whitcomb Hart', 'Ana Whitcomb-Hart'],
    ['Ms. Hart', 'Ana Whitcomb-Hart'],
    ['Commissioner Wu', 'Wu'],
    ['Nicole', 'Nicole Gaudry'],
  ])('that is spelled like a member’s is that member’s: %s', (heard, name) => {
    expect(shown(heard)).toBe(name);
  });

  it.each([
    ['Mr. Volgarini', 'Lena Bolgarini'],
    ['Bulgar Ini', 'Lena Bolgarini'],
    ['Lena Bolgareeny', 'Lena Bolgarini'],
    ['Ms. Shamplain', 'Kaya Champlain'],
    ['Ms. Shamplane', 'Kaya Champlain'],
    ['Mr. Romanick', 'Matteo Romanek'],
    ['Mayor Brandfold', 'Theo Brandvold'],
    ['Nykwist', 'Sim Nyquist'],
    ['Madam Clerk Goudry', 'Nicole Gaudry'],
  ])('that captions misheard is that member’s: %s', (heard, name) => {
    expect(shown(heard)).toBe(name);
  });

  it('that an admin has met before is the member’s whom it was of', () => {
    expect(shown('Mr. Jean Plane')).toBe('Kaya Champlain');
    expect(shown('jean plane')).toBe('Kaya Champlain');
  });

  it.each([
    ['Mayor', 'Theo Brandvold'],
    ['Mr. Mayor', 'Theo Brandvold'],
    ['the Mayor Pro Tempore', 'Sim Nyquist'],
    ['Madam Vice Chairwoman', 'Ana Whitcomb-Hart'],
    ['Clerk', 'Nicole Gaudry'],
  ])('that is an office alone is its holder’s: %s', (heard, name) => {
    expect(shown(heard)).toBe(name);
  });

  it.each([
    '',
    '  ',
    '…',
    '???',
    'Mr.',
    'Madam Chair',
    'Ms. Okonkwo',
    'Mr. Woo',
    'Lee',
    'the motion carries unanimously and we move on to the next item of the agenda',
    'Karla Romanick',
  ])('that is near nobody’s is nobody’s: %j', (heard) => {
    expect(shown(heard)).toBeNull();
  });

  it('is not another person’s of that surname for sure', () => {
    expect(shown('Karl Romanek')).toEqual(['Matteo Romanek']);
  });
});

describe('two members of nearly the same name', () => {
  const twins = [makeMember('Pat Hallsen'), makeMember('Jo Hallson', { office: 'Mayor' })];

  it.each(['Mr. Hallsen', 'Hallson', 'Hallsun', 'Council Holson'])(
    'are not told apart by what was heard: %s',
    (heard) => expect(shown(heard, twins)).toEqual(expect.arrayContaining(['Pat Hallsen'])),
  );

  it('are told apart by a first name, by the office, and by somebody who wrote it down', () => {
    expect(shown('Pat Hallson', twins)).toBe('Pat Hallsen');
    expect(shown('Mayor Hallsen', twins)).toBe('Jo Hallson');
    expect(shown('Hallsen', twins, 'written')).toBe('Pat Hallsen');
    expect(shown('Hallsun', twins, 'written')).toHaveLength(2);
  });

  it('are told apart by a spelling that an admin gave to one', () => {
    const [pat, jo] = [
      makeMember('Pat Hallsen', { aliases: ['Hallsen'] }),
      makeMember('Jo Hallson'),
    ];
    expect(shown('Mr. Hallsen', [pat, jo])).toBe('Pat Hallsen');
    expect(shown('Mr. Hallson', [pat, jo])).toHaveLength(2);
  });

  it('of the same surname are told apart by their first names alone', () => {
    const sisters = [makeMember('Anna Leeds'), makeMember('Roberta Leeds')];
    expect(shown('Ms. Leeds', sisters)).toHaveLength(2);
    expect(shown('A. Leeds', sisters)).toBe('Anna Leeds');
    expect(shown('Susan Leeds', sisters)).toHaveLength(2);
    expect(shown('Roberta', sisters)).toBe('Roberta Leeds');
  });
});

describe('any roster', () => {
  const syllables = [
    'ba',
    'den',
    'gor',
    'kim',
    'lo',
    'mar',
    'nes',
    'pol',
    'ri',
    'sto',
    'ten',
    'vu',
  ];
  const surname = fc
    .array(fc.constantFrom(...syllables), { minLength: 2, maxLength: 4 })
    .map((parts) => parts.join(''));
  const rosters = fc
    .uniqueArray(surname, { minLength: 1, maxLength: 12 })
    .map((surnames) => surnames.map((name) => makeMember(name)));

  it('never gives a name that is spelled like one member’s to another', () => {
    fc.assert(
      fc.property(rosters, fc.nat(), (roster, pick) => {
        const member = roster[pick % roster.length];
        const settled = settleName(`Council Member ${member?.name}`, roster);
        if (settled?.kind === 'member') expect(settled.member).toBe(member);
        else expect(settled?.candidates).toContain(member);
        expect(settleName(member?.name ?? '', roster, 'written')).toMatchObject({ member });
      }),
    );
  });

  it('gives the same answer in whatever order its members stand', () => {
    fc.assert(
      fc.property(rosters, surname, (roster, heard) => {
        const [one, other] = [roster, roster.toReversed()].map((each) => shown(heard, each));
        expect([one].flat().toSorted()).toEqual([other].flat().toSorted());
      }),
    );
  });

  it('has an answer for any text, and only members in it', () => {
    fc.assert(
      fc.property(rosters, fc.string({ unit: 'binary', maxLength: 200 }), (roster, heard) => {
        const settled = settleName(heard, roster);
        const named = settled?.kind === 'member' ? [settled.member] : (settled?.candidates ?? []);
        expect(named.filter((member) => !roster.includes(member))).toEqual([]);
      }),
    );
  });
});
