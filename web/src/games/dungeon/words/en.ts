const FILES = import.meta.glob<string>('../../../../../src/tacora/i18n/en/{dungeon,dungeon_cards,web_dungeon*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(FILES)
