const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

// What is no page may not load, run or be framed.
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The same response with the headers that public/_headers gives to files, and a policy for data. */
export function secured(response: Response): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const result = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) result.headers.set(name, value);
  if (isPage) result.headers.append('content-security-policy', "frame-ancestors 'none'");
  else result.headers.set('content-security-policy', dataPolicy);
  return result;
}
