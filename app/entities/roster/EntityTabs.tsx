import { Tabs } from '#app/ui/Tabs.tsx';

/** The pages of one entity in the admin area. */
export function EntityTabs({ entityId }: { entityId: string }) {
  const address = `/admin/entities/${entityId}`;
  return (
    <div className="w-fit max-w-full">
      <Tabs
        label="Entity"
        tabs={[
          { to: address, label: 'Details', end: true },
          { to: `${address}/roster`, label: 'Roster' },
          { to: `${address}/sources`, label: 'Sources' },
          { to: `${address}/calendar`, label: 'Calendar' },
          { to: `${address}/subscriber`, label: 'Subscriber' },
        ]}
      />
    </div>
  );
}
