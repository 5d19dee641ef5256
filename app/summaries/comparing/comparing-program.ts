import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { compareMinutes } from '#app/proceedings/minutes/compare-minutes.ts';
import { compareVersions } from '../review/compare-versions.ts';
import { spreadOfSave } from '../review/spread.ts';
import type { ComparingTask } from './compare-apart.server.ts';

// Run by compare-apart.server.ts. Node runs this file as it stands; it is no part of the server's
// bundle.
workApart(async (task: ComparingTask) => {
  if ('written' in task) return compareMinutes(task.written, task.heard);
  if ('earlier' in task) return compareVersions(task.earlier, task.later);
  return spreadOfSave(task);
});
