/* The bot of first_bot.py in C: cc -o first_bot examples/first_bot.c */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1000 };
static char *legal[MOST]; /* the moves of the position that came last */
static int count;

static int begins(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* Moves contain no quotation marks, so their list can be cut at those. The line must stay in memory. */
static void read_legal(char *line) {
    char *list = strstr(line, "\"legal\""), *end = list ? strchr(list, ']') : NULL;
    count = 0;
    if (end == NULL) return;
    *end = '\0';
    list = strchr(list, '[');
    strtok(list, "\"");
    for (char *move; count < MOST && (move = strtok(NULL, "\"")) != NULL; strtok(NULL, "\"")) legal[count++] = move;
}

/* Buy, else take as much as possible, else whatever there is. */
static const char *choose(void) {
    const char *purchase = NULL, *take = NULL;
    for (int i = 0, seen = 0; i < count; i++) {
        if (begins(legal[i], "buy") && rand() % ++seen == 0) purchase = legal[i];
        if (begins(legal[i], "take") && (take == NULL || strlen(legal[i]) > strlen(take))) take = legal[i];
    }
    return purchase ? purchase : take ? take : legal[rand() % count];
}

int main(void) {
    char *line = NULL, *position = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* else the table would wait for ever */
    srand(0);
    while (getline(&line, &room, stdin) > 0) { /* ends with the input */
        if (begins(line, "cabochon"))
            puts("id name First bot in C\nid author You\ngame splendor 2 3 4\ngame duel 2\n"
                 "option seed number 0 0 1000000\nready 1");
        else if (begins(line, "setoption seed "))
            srand((unsigned)atol(line + strlen("setoption seed ")));
        else if (begins(line, "isready"))
            puts("ready");
        else if (begins(line, "position")) {
            free(position);
            position = strdup(line);
            read_legal(position);
        } else if (begins(line, "go") && count > 0)
            printf("bestmove %s\n", choose());
        else if (begins(line, "quit"))
            break;
    }
    free(position);
    free(line);
    return 0;
}
