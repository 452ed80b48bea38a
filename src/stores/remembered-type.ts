import { type UserType, userTypes } from '#src/domain/foundation/enums.ts';

const REMEMBERED_KEY = 'user_type';

/**
 * The user type that this browser read last, so that no page waits for it again, on a slow network least of all. It
 * only decides what to show; it is read anew soon after.
 */
export function rememberedType(userId: string): UserType | null {
  const [id, known] = (localStorage.getItem(REMEMBERED_KEY) ?? '').split(':');
  return id === userId ? (userTypes.find((type) => type === known) ?? null) : null;
}

export function rememberType(userId: string, type: UserType): void {
  localStorage.setItem(REMEMBERED_KEY, `${userId}:${type}`);
}

export function forgetType(): void {
  localStorage.removeItem(REMEMBERED_KEY);
}
