/** SQLSTATEs and classes that the API package answers rightly by itself. */
const handledByPackage = ['42501', '42P01', '42883', '23505', '23503', '25006', '42P17', '23502', 'PGRST'];
const classesHandledByPackage = ['42', '22', '21', '55', '53', 'PT'];

/** Classes of SQLSTATEs that PostgREST does not answer with 400. Source: PostgREST's error documentation. */
const statusOfClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '54': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/**
 * The HTTP status of a SQLSTATE on a hosted project.
 * @returns undefined when the API package needs no help with this one
 */
export function statusOf(sqlState: string): number | undefined {
  const sqlClass = sqlState.slice(0, 2);
  if (sqlState.length !== 5 || handledByPackage.includes(sqlState)) return undefined;
  if (classesHandledByPackage.includes(sqlClass)) return undefined;
  // P0001 is what `raise exception` in the product's own functions gives.
  if (sqlState === 'P0001') return 400;
  return statusOfClass[sqlClass] ?? 400;
}

const ownStatus: Readonly<Record<string, number>> = {
  ...{ '25006': 405, '23503': 409, '23505': 409, '42883': 404, '42P01': 404, '42P17': 500 },
};
const statusOfClassByPackage: Readonly<Record<string, number>> = { '53': 503, '55': 500 };

/** The HTTP status of every SQLSTATE on a hosted project. */
export function hostedStatusOf(sqlState: string, isAnonymous: boolean): number {
  if (sqlState === '42501') return isAnonymous ? 401 : 403;
  return ownStatus[sqlState] ?? statusOf(sqlState) ?? statusOfClassByPackage[sqlState.slice(0, 2)] ?? 400;
}
