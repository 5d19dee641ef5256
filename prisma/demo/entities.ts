import type { DemoEntity } from './demo-entity.ts';
import { cityCouncils } from './entities/city-councils.ts';
import { countyBoards } from './entities/county-boards.ts';
import { planningCommissions } from './entities/planning-commissions.ts';
import { schoolBoards } from './entities/school-boards.ts';
import { stateAgencies } from './entities/state-agencies.ts';
import { stateCommissions } from './entities/state-commissions.ts';
import { transitDistricts } from './entities/transit-districts.ts';
import { waterDistricts } from './entities/water-districts.ts';

export const demoEntities: DemoEntity[] = [
  ...cityCouncils,
  ...countyBoards,
  ...planningCommissions,
  ...schoolBoards,
  ...stateCommissions,
  ...stateAgencies,
  ...transitDistricts,
  ...waterDistricts,
];
