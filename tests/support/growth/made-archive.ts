import { matterVersion } from '#app/matters/matter-version.ts';
import { indexVersion } from '#app/search/indexing/index-version.ts';
import type { MadeRows, RowWords } from './row-words.ts';

/** Bodies, and their meetings with all that follows from them. */
export function madeArchive(words: RowWords): MadeRows[] {
  const {
    bodies,
    meetings,
    id,
    open,
    rows,
    bytes,
    openRows,
    bodyOf,
    day,
    text,
    isOpen,
    eachMeeting,
    made,
    updated,
  } = words;
  const quarter = Math.ceil(meetings / 4);
  return [
    rows('govt_entities', bodies, {
      ...{ id: id('body'), entity_name: text('Made-up body'), search_text: text('made-up body') },
      sort_title: text('made-up body'),
      entity_type: `CASE n % 3 WHEN 0 THEN 'City Council' WHEN 1 THEN 'County Board' ELSE 'School Board' END`,
      state: `CASE n % 4 WHEN 0 THEN 'Colorado' WHEN 1 THEN 'Ohio' WHEN 2 THEN 'Texas' ELSE 'Maine' END`,
      ...{ county: `'County ' || n % 200`, time_zone: `'America/Denver'`, ...updated },
    }),
    rows('roster_members', bodies, {
      ...{ id: id('member'), govt_entity_id: id('body'), name: text('Member'), office: `'Mayor'` },
      ...{ member_key: `'key'`, ...updated },
    }),
    rows('meetings', meetings, {
      ...{ id: id('meeting'), govt_entity_id: id('body', bodyOf('n')) },
      ...{ meeting_date: day('n'), sort_date: day('n') },
      ...{ meeting_title: text('Made-up meeting'), search_title: text('made-up meeting') },
      government_body: `CASE n % 20 WHEN 0 THEN 'Committee' ELSE NULL END`,
      video_id: `CASE n % 10 WHEN 0 THEN 'video' || n ELSE NULL END`,
      markdown_summary: `CASE WHEN ${isOpen} THEN NULL ELSE '## In short' END`,
      last_published_at: `CASE WHEN ${isOpen} THEN NULL ELSE ${day('n')} END`,
      ...updated,
    }),
    eachMeeting('transcripts', {
      ...{ id: id('transcript'), govt_entity_id: id('body', bodyOf('n')), ...made },
      ...{ file_name: `'record.vtt'`, format: `'webvtt'`, sha256: text('hash'), byte_length: '1' },
    }),
    eachMeeting('summary_versions', {
      ...{ id: id('version'), transcript_id: id('transcript'), origin: `'extractive'` },
      ...{ markdown: `'## In short'`, ...updated },
      correction: `CASE n % ${open} WHEN 1 THEN 'A date.' ELSE NULL END`,
      published_at: `CASE WHEN ${isOpen} THEN NULL ELSE ${day('n')} END`,
    }),
    ...(['summary_sentences', 'votes', 'agenda_items'] as const).map((table) =>
      rows(table, meetings, { version_id: id('version'), ...partOfVersion[table] }),
    ),
    eachMeeting('member_votes', {
      ...{ place: '0', govt_entity_id: id('body', bodyOf('n')), version_id: id('version') },
      ...{ vote_index: '0', member_id: id('member', bodyOf('n')), is_uncertain: 'false' },
      ...{ name: `'Member'`, answer: `'yes'`, sort_date: day('n') },
    }),
    eachMeeting('meeting_agendas', { updated_at: day('n') }),
    eachMeeting('agenda_entries', { index: '0', level: '0', title: text('Ordinance') }),
    rows('matters', quarter, {
      ...{
        id: id('matter'),
        scope: id('body', bodyOf('n')),
        govt_entity_id: id('body', bodyOf('n')),
      },
      ...{ kind: `'ordinance'`, key: text('ordinance'), label: text('Ordinance'), title: `'Fees'` },
      ...{ first_seen: day('n'), last_seen: day('n'), meetings: '1', updated_at: day('n') },
    }),
    rows('matter_steps', quarter, {
      ...{ matter_id: id('matter'), meeting_id: id('meeting'), title: `'Fees'` },
      ...{ sort_date: day('n'), found_at: day('n') },
    }),
    eachMeeting('matters_found', { version: String(matterVersion) }),
    eachMeeting('indexed_meetings', { version: String(indexVersion) }),
    eachMeeting('searched_meetings', { texts: bytes }),
    rows('held_records', openRows, {
      transcript_id: id('transcript'),
      reasons: `'["gap"]'`,
      held_at: day('n'),
    }),
    rows('inbox_items', openRows, {
      meeting_id: id('meeting', `n * ${open}`),
      updated_at: day('n'),
    }),
  ];
}

const partOfVersion = {
  summary_sentences: {
    ...{ index: '0', text: `'Fees were set.'`, section: `'In short'` },
    verdict: `CASE n % 50 WHEN 0 THEN 'unsupported' ELSE 'supported' END`,
  },
  votes: { index: '0', item: '0', motion: `'Adopt'`, yes: '3', no: '0', outcome: `'adopted'` },
  agenda_items: {
    ...{ index: '0', title: `'Fees'`, kind: `'action'`, state: `'adopted'` },
    ...{ first_segment: '0', last_segment: '1' },
  },
} as const;
