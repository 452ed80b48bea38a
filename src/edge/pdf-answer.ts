/** A PDF as the answer to a request: of one reader, so nothing on the way keeps it. @param name of the file, shown where it is saved */
export function pdfAnswer(file: Uint8Array, name?: string): Response {
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      ...(name !== undefined && { 'content-disposition': `inline; filename="${name}"` }),
      'cache-control': 'private, no-store',
    },
  });
}
