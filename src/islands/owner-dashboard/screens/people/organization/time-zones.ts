/** A zone as a reader writes it: "America/Santo Domingo". */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Every zone that the browser knows and the one in use, as choices. */
export function zoneChoices(current: string): { value: string; label: string }[] {
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((value) => ({ value, label: zoneName(value) }));
}
