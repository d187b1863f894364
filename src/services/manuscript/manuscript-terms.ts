/** What the interface says of manuscripts, without the checks themselves. */
export { CHECK_GROUPS, type CheckGroup } from '../../manuscript/manuscript.ts';
