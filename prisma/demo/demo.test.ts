import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { memberForm } from '#app/entities/roster/member-form.ts';
import { settleName } from '#app/entities/roster/settle-name.ts';
import { demoEntities } from './entities.ts';
import { demoMeetings, demoSampleMeetingKey } from './meetings.ts';
import { demoReader } from './reader.ts';
import { demoRecordVotes } from './record-votes.ts';
import { demoRosters } from './rosters.ts';

const here = (path: string) => new URL(path, import.meta.url);
const entityKeys = new Set(demoEntities.map((entity) => entity.key));

/** Every value that occurs more than once. */
function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T12:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

describe('the entities of the demonstration', () => {
  test('are at least 60, in at least 15 states', () => {
    expect(demoEntities.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demoEntities.map((entity) => entity.state)).size).toBeGreaterThanOrEqual(15);
  });

  test('can be told apart by key, by name and by what a list shows', () => {
    expect(repeated(demoEntities.map((entity) => entity.key))).toEqual([]);
    expect(repeated(demoEntities.map((entity) => entity.name))).toEqual([]);
    expect(repeated(demoEntities.map((entity) => entity.description ?? entity.name))).toEqual([]);
  });

  test.each(demoEntities)(
    '$name has safe addresses, a county that fits and a time zone',
    (entity) => {
      expect(entity.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new URL(entity.homepage).protocol).toBe('https:');
      if (entity.documents !== null) expect(new URL(entity.documents).protocol).toBe('https:');
      if (entity.type.startsWith('State')) expect(entity.county).toBeNull();
      if (entity.county !== null) expect(entity.county).toMatch(/ (County|Parish)$/);
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: entity.timeZone })).not.toThrow();
    },
  );

  test('show both kinds of row: with a description and without', () => {
    const without = demoEntities.filter((entity) => entity.description === null);
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThan(demoEntities.length / 2);
  });
});

describe('the meetings of the demonstration', () => {
  test('are at least 30, of which at least 14 can be read', () => {
    expect(demoMeetings.length).toBeGreaterThanOrEqual(30);
    expect(demoMeetings.filter((meeting) => meeting.publish).length).toBeGreaterThanOrEqual(14);
  });

  test('have keys of their own', () => {
    expect(repeated(demoMeetings.map((meeting) => meeting.key))).toEqual([]);
  });

  test.each(demoMeetings)('$key is marked as an example and belongs to a known body', (meeting) => {
    if (meeting.title !== null) expect(meeting.title).toMatch(/^Example: \S/);
    expect(meeting.description).toContain('written for the demonstration');
    expect(meeting.description).toContain('not a record of a real meeting');
    if (meeting.entityKey !== null) expect(entityKeys).toContain(meeting.entityKey);
  });

  test.each(demoMeetings)('$key has dates that exist, none after the demonstration', (meeting) => {
    const dates = [meeting.date, meeting.videoPublishDate].filter(
      (date) => typeof date === 'string',
    );
    expect(dates).not.toEqual([]);
    for (const date of dates) {
      expect(isCalendarDate(date)).toBe(true);
      expect(date >= '2026-03-01' && date < '2026-11-20').toBe(true);
    }
  });

  test('publish only what there is to read', () => {
    for (const meeting of demoMeetings.filter((each) => each.publish)) {
      expect(meeting.record ?? meeting.summary, meeting.key).toBeDefined();
      expect(meeting.entityKey, meeting.key).not.toBeNull();
    }
  });

  test('leave drafts to review and meetings to summarize for the admin', () => {
    expect(demoMeetings.filter((meeting) => meeting.record && !meeting.publish)).toHaveLength(2);
    const pending = demoMeetings.filter((meeting) => !meeting.record && !meeting.summary);
    expect(pending.length).toBeGreaterThanOrEqual(10);
    expect(pending.some((meeting) => meeting.title === null)).toBe(true);
    expect(pending.some((meeting) => meeting.entityKey === null)).toBe(true);
  });

  test('use every file of the demonstration, and name none that is missing', () => {
    const records = demoMeetings.flatMap((meeting) => meeting.record ?? []);
    const summaries = demoMeetings.flatMap((meeting) => meeting.summary ?? []);
    expect(records.toSorted()).toEqual(readdirSync(here('records')).toSorted());
    expect(summaries.toSorted()).toEqual(readdirSync(here('summaries')).toSorted());
  });
});

describe('the records of the demonstration', () => {
  test.each(readdirSync(here('records')))(
    '%s is a meeting from call to order to adjournment',
    (file) => {
      const text = readFileSync(here(`records/${file}`), 'utf8').replace(/\s+/g, ' ');
      for (const said of [/to order/, /consent/i, /item number four/i, /second/i, /adjourned/]) {
        expect(text).toMatch(said);
      }
    },
  );
});

describe('the votes that were written into the records', () => {
  const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

  test('are listed for every record', () => {
    expect(Object.keys(demoRecordVotes).toSorted()).toEqual(
      readdirSync(here('records')).toSorted(),
    );
  });

  test.each(Object.entries(demoRecordVotes))(
    '%s says each motion, then its tally',
    (file, votes) => {
      const said = spokenWords(readFileSync(here(`records/${file}`), 'utf8'));
      for (const vote of votes) {
        const [yes, no] = [numberWords[vote.yes], numberWords[vote.no]];
        const tally = new RegExp(`${yes} (yes |ayes )?(to|and) ${no}\\b`, 'i');
        const moved = said.slice(said.search(movingOf(vote.motion)));
        expect(said, vote.motion).toMatch(movingOf(vote.motion));
        expect(moved, vote.motion).toMatch(tally);
        for (const name of [vote.mover, vote.seconder]) {
          if (name !== null) expect(said.toLowerCase()).toContain(name.toLowerCase());
        }
      }
    },
  );

  /** The words said, in one line, without what a format puts around them. */
  function spokenWords(record: string): string {
    return record
      .split('\n')
      .filter((line) => !line.includes('-->') && !/^\d+$/.test(line))
      .map((line) => line.replace(/^<v [^>]+>|^>> /, ''))
      .join(' ')
      .replace(/\s+/g, ' ');
  }

  function movingOf(motion: string): RegExp {
    const words = motion.replace(/[.$]/g, '\\$&');
    return new RegExp(`\\bmove[^?]{0,160}?${words}`);
  }
});

describe('the rosters of the demonstration', () => {
  const recorded = demoMeetings.filter((meeting) => meeting.record !== undefined);

  test.each(recorded)('explain who moved and seconded: $key', ({ entityKey, record }) => {
    const roster = (demoRosters[entityKey ?? ''] ?? []).map((fields) => ({
      ...fields,
      id: fields.name,
    }));
    const said = (demoRecordVotes[record ?? ''] ?? [])
      .flatMap(({ mover, seconder }) => [mover, seconder])
      .filter((name) => name !== null);
    const unknown = said.filter((name) => settleName(name, roster)?.kind !== 'member');
    expect(unknown).toEqual([]);
  });

  test('are marked as examples, and belong to known bodies', () => {
    expect(Object.keys(demoRosters).filter((key) => !entityKeys.has(key))).toEqual([]);
    const members = Object.values(demoRosters).flat();
    expect(members.filter(({ seat }) => seat !== 'Example')).toEqual([]);
    expect(members.map((member) => memberForm.parse(member))).toEqual(members);
  });
});

describe('the summaries of the demonstration', () => {
  const allowed = /^(#{2,3} \S.*|( {2}){0,2}- \S.*|[A-Z].*|)$/;

  test.each(readdirSync(here('summaries')))('%s uses only the markdown that pages show', (file) => {
    const lines = readFileSync(here(`summaries/${file}`), 'utf8').split('\n');
    expect(lines.filter((line) => !allowed.test(line))).toEqual([]);
    expect(lines.filter((line) => /[*_`<>[\]|]/.test(line))).toEqual([]);
  });

  test.each(readdirSync(here('summaries')))('%s can be read in a few minutes', (file) => {
    const words = readFileSync(here(`summaries/${file}`), 'utf8').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(200);
    expect(words).toBeLessThanOrEqual(450);
  });
});

describe('the reader of the demonstration', () => {
  test('follows known bodies, within the limit of the plan', () => {
    const follows = demoReader.followedEntityKeys;
    expect(follows.length).toBeLessThanOrEqual(7);
    expect(repeated(follows)).toEqual([]);
    expect(follows.filter((key) => !entityKeys.has(key))).toEqual([]);
  });

  test('finds something to read in every body that is followed', () => {
    for (const key of demoReader.followedEntityKeys) {
      expect(demoMeetings.some((meeting) => meeting.entityKey === key && meeting.publish)).toBe(
        true,
      );
    }
  });

  test('has written about a published meeting of a followed body', () => {
    const meeting = demoMeetings.find((each) => each.key === demoReader.note.meetingKey);
    expect(meeting?.publish).toBe(true);
    expect(demoReader.followedEntityKeys).toContain(meeting?.entityKey);
    expect(demoReader.note.notes.length).toBeLessThanOrEqual(5000);
    expect(demoReader.note.feedback.length).toBeLessThanOrEqual(2000);
  });

  test('sees a sample meeting that is published', () => {
    expect(demoMeetings.find((each) => each.key === demoSampleMeetingKey)?.publish).toBe(true);
  });
});
