export function paginate(items, page, size) {
  if (page <= 1) throw new RangeError(`there is no page ${page}`);
  const start = (page - 1) * size;
  return items.slice(start, start + size);
}
