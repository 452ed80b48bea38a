import { type UserType, userTypes } from '#src/domain/enums.ts';

const REMEMBERED_KEY = 'user_type';

/**
 * The user type that this tab read last, so that going from one page to the next does not wait for it again. It only
 * decides what to show; it is read anew soon after.
 */
export function rememberedType(userId: string): UserType | null {
  const [id, known] = (sessionStorage.getItem(REMEMBERED_KEY) ?? '').split(':');
  return id === userId ? (userTypes.find((type) => type === known) ?? null) : null;
}

export function rememberType(userId: string, type: UserType): void {
  sessionStorage.setItem(REMEMBERED_KEY, `${userId}:${type}`);
}

export function forgetType(): void {
  sessionStorage.removeItem(REMEMBERED_KEY);
}
