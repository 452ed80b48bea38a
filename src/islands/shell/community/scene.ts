/** Where the reader is in a community, and as whom. */
export interface CommunityScene {
  readonly propertyId: string;
  readonly side: 'office' | 'tenant';
  /** False for former tenants and for members who only read. */
  readonly canWrite: boolean;
  readonly timeZone: string;
  /** Of the tenant; null for the office. */
  readonly leaseId: string | null;
}
