const publicPages = ['/', '/home', '/about', '/pricing', '/contact', '/meetings-we-track'];
const towardsMeetings = ['/', '/home', '/about', '/pricing'];

export type SiteArea = 'public' | 'app';

/** Which links the header shows: on these pages everybody gets the public ones (specification, section 2). */
export function siteArea(pathname: string): SiteArea {
  return publicPages.includes(trimmed(pathname)) ? 'public' : 'app';
}

/** Where the header's icon leads: to My Meetings from the landing pages, to the public site from the rest. */
export function leadsToMeetings(pathname: string): boolean {
  return towardsMeetings.includes(trimmed(pathname));
}

function trimmed(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
