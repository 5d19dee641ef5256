import { brand } from '#app/brand.ts';
import type { Picture } from '#app/platform/share-picture/lay-out.ts';

const words: Record<string, Picture> = {
  start: {
    title: "Know What's Happening in Your Government — Faster Than Ever",
    lead: brand.tagline,
  },
  home: {
    title: 'Public meetings, in sentences you can check',
    lead: 'City councils, planning and school boards, state agencies, committees and commissions.',
  },
  about: {
    title: `About ${brand.name}`,
    lead: 'Why public meetings need to be readable, and how a summary is made and checked.',
  },
  pricing: { title: 'Pricing', lead: 'Following one local municipality is free.' },
  'sample-meeting': {
    title: 'A sample meeting',
    lead: 'The summary, the votes and where to find each statement. Free to read.',
  },
  'meetings-we-track': {
    title: 'Meetings We Track',
    lead: 'The government bodies you can follow, by state, county and type.',
  },
  search: {
    title: 'Search',
    lead: 'Government bodies, their meetings, and what was said and decided there.',
  },
  help: {
    title: 'Help',
    lead: 'Following, checking, reporting, plans and your account.',
  },
  api: {
    title: 'API',
    lead: 'Meetings, summaries, votes and search for your programs.',
  },
  corrections: {
    title: 'Corrections',
    lead: 'What was corrected in published summaries, and when.',
  },
  accuracy: {
    title: 'Accuracy',
    lead: 'How summaries are checked, how often that fails, and what was corrected.',
  },
  coverage: {
    title: 'Coverage',
    lead: 'Which bodies are watched, how soon summaries come, and what is missing.',
  },
  'request-entity': {
    title: 'Request an Entity',
    lead: 'Tell us which council, board or commission is missing.',
  },
  contact: { title: `Write to ${brand.name}` },
  auth: { title: `Sign in to ${brand.name}`, lead: brand.tagline },
  privacy: { title: 'Privacy Policy' },
  terms: { title: 'Terms of Service' },
};

/** What the picture of each public page says, by the page's path. */
export const pageCopy: ReadonlyMap<string, Picture> = new Map(Object.entries(words));
