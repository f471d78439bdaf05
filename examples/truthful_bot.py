"""A Contraband bot as a program of its own: a view a line in, a choice a line out.

Run it with: funnymoney simulate contraband --seats 'process:python3 FILE,random*3' --matches 100
"""

import json
import sys

for line in sys.stdin:
    view = json.loads(line)
    verbs = [offer["verb"] for offer in view["choices"]]
    if "declare" in verbs:
        choice = ["declare", *view["held"][:8]]  # nothing but the truth
    elif "throw" in verbs:
        choice = ["throw", *view["choices"][0]["among"][0]]
    else:
        choice = [verbs[0]]  # believe, accept
    print(json.dumps(choice), flush=True)
