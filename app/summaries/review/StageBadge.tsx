import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import type { MeetingStage } from './meeting-stage.ts';

const words: Record<MeetingStage, { label: string; state: BadgeState }> = {
  'no record': { label: 'No record', state: 'neutral' },
  'taken in': { label: 'Taken in', state: 'open' },
  drafted: { label: 'Drafted', state: 'open' },
  'in review': { label: 'In review', state: 'open' },
  published: { label: 'Published', state: 'done' },
  corrected: { label: 'Corrected', state: 'corrected' },
};

export function StageBadge({ stage }: { stage: MeetingStage }) {
  return <Badge state={words[stage].state}>{words[stage].label}</Badge>;
}
