export const sourcesPath = (entityId: string) => `/admin/entities/${entityId}/sources`;
export const sourcePath = (entityId: string, sourceId: string) =>
  `${sourcesPath(entityId)}/${sourceId}`;
