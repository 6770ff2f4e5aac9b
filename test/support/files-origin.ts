/** What a viewer sends to the bucket behind the site, by the policy of the stacks; whatever else it sends ends at the edge. */
export const FORWARDED = ['range', 'if-range', 'if-none-match']
