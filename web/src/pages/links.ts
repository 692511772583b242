/** Where the start page leads beside a table: what is read before a game, and what is looked at after one. */

import { t } from "../language/index.ts";
import { analysisPath, gamesPath, learnPath, puzzlesPath, replayPath, rulesPath } from "../route.ts";
import type { IconName } from "../shell/Icon.svelte";
import type { Catalogue } from "../wire/types.ts";

interface Link {
  readonly path: string;
  readonly icon: IconName;
  readonly words: string;
}

/** Each row has a name; another place to go is a line. */
export function rowsOf({ games }: Catalogue): { id: string; title: string; links: Link[] }[] {
  return [
    {
      id: "learn",
      title: t("home-learn"),
      links: [
        { path: learnPath(), icon: "school", words: t("home-lessons") },
        ...games.map(({ name }) => ({
          path: rulesPath(name),
          icon: "book" as const,
          words: t("rules-of", { game: t(`game-${name}`) }),
        })),
        { path: puzzlesPath(), icon: "bulb", words: t("puzzles-title") },
      ],
    },
    {
      id: "look-back",
      title: t("home-look-back"),
      links: [
        { path: replayPath(), icon: "play", words: t("home-replay") },
        { path: analysisPath(), icon: "chart", words: t("home-analyse") },
        { path: gamesPath(), icon: "file", words: t("past-all") },
      ],
    },
  ];
}
