import { plantedElsewhere } from './planted-elsewhere.ts';
import { plantedInMeetings } from './planted-in-meetings.ts';

/** One at least for each check of server/integrity. */
export const plantedFaults = [...plantedInMeetings, ...plantedElsewhere];
