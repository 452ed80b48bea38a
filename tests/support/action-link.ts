/** The address of Auth itself that uses the token of a mail's link when it is opened; the page of ours asks first. */
export function actionLinkOf(link: string): string {
  const { origin, searchParams } = new URL(link);
  const url = new URL('/auth/v1/verify', origin);
  url.searchParams.set('token', searchParams.get('token_hash') ?? '');
  url.searchParams.set('type', searchParams.get('type') ?? '');
  url.searchParams.set('redirect_to', searchParams.get('redirect_to') ?? '');
  return url.toString();
}
