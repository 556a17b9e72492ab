/** The known name a typo most likely meant, if one is near enough to be worth suggesting. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(given, name) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(given.length / 3)) ? best.name : undefined;
}

/** Row by row of the table of prefixes; a row is known by the one above it. */
function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length }, (_, column) => column + 1);
  let distance = right.length;
  for (let row = 0; row < left.length; row += 1) {
    let diagonal = row;
    distance = row + 1;
    above = above.map((up, column) => {
      const substituted = diagonal + (left[row] === right[column] ? 0 : 1);
      diagonal = up;
      distance = Math.min(substituted, up + 1, distance + 1);
      return distance;
    });
  }
  return distance;
}
