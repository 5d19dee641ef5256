import { entityTitle } from '#app/entities/entity.ts';

type Body = {
  govtEntity: { entityName: string; entityDescription: string | null } | null;
  governmentBody: string | null;
};

/** What readers know the body that met by; without an entity, the name the meeting was given. */
export function bodyTitle({ govtEntity, governmentBody }: Body): string | null {
  if (!govtEntity) return governmentBody;
  return entityTitle({ name: govtEntity.entityName, description: govtEntity.entityDescription });
}
