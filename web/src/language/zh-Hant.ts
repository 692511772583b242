export default Object.values(
  import.meta.glob<string>(
    "#languages/zh-Hant/{game,moves,table,play,errors,server,page,playing,live,levels,analysis,study,replay,lookback,settings,talk,puzzles}.ftl",
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
