/** Who else can vouch for somebody, by their own names; a project offers those that it was set up for. */
const known = {
  google: 'Google',
  apple: 'Apple',
  azure: 'Microsoft',
  facebook: 'Facebook',
  github: 'GitHub',
} as const;

export type ProviderId = keyof typeof known;
export interface OfferedProvider {
  readonly id: ProviderId;
  readonly name: string;
}

/** The providers that a project's settings (`GET /auth/v1/settings`) switch on, in our order. */
export function offeredIn(settings: unknown): OfferedProvider[] {
  const external = (settings as { external?: Record<string, unknown> } | null)?.external ?? {};
  return (Object.keys(known) as ProviderId[])
    .filter((id) => external[id] === true)
    .map((id) => ({ id, name: known[id] }));
}
