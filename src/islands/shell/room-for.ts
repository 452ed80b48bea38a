/** As many of the chosen files as there is room for, and the names of those that are left out. */
export function roomFor<Chosen extends { readonly name: string }>(
  files: readonly Chosen[],
  room: number,
): { taken: Chosen[]; leftOut: string[] } {
  const count = Math.max(0, room);
  return { taken: files.slice(0, count), leftOut: files.slice(count).map(({ name }) => name) };
}
